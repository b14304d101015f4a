"""Makes py-fsrs.json: review histories, and what another implementation of FSRS-6 makes of each review.

    pip install fsrs==6.3.2
    python tests/schedule/make.py > tests/schedule/py-fsrs.json
"""

import json
import random
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler

# Whole days only, as the app schedules: no steps of minutes, no chance.
scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False, maximum_interval=365)
start = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)


def history(reviews):
    card, rows = Card(), []
    for day, rating in reviews:
        at = start + timedelta(days=day)
        card, _ = scheduler.review_card(card, Rating(rating), at)
        rows.append([day, rating, round(card.stability, 4), round(card.difficulty, 4), (card.due - at).days])
    return rows


def on_time(ratings):
    """Each review on the day the one before asked for."""
    day, rows = 0, []
    for rating in ratings:
        rows.append((day, rating))
        day += max(1, history(rows)[-1][4])
    return rows


chance = random.Random(20261201)
histories = [on_time([rating] * 6) for rating in (1, 2, 3, 4)]
histories += [on_time([first, 3, 3, 3, 3]) for first in (1, 2, 4)]
histories += [on_time([3, 3, 3, 1, 3, 3]), on_time([4, 1, 1, 3, 4]), [(0, 3), (0, 3), (0, 3)], [(0, 1), (0, 1), (0, 4), (5, 3)]]
while len(histories) < 60:
    day, reviews = 0, []
    for _ in range(chance.randint(2, 10)):
        reviews.append((day, chance.choices((1, 2, 3, 4), (2, 2, 5, 1))[0]))
        day += chance.choice((0, 0, 1, 1, 2, 3, 5, 8, 15, 30, 90))
    histories.append(reviews)

print("[")
print(",\n".join(json.dumps(history(it)) for it in histories))
print("]")
