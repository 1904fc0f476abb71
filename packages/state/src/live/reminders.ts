import type { ChoiceStorage } from '../clock.js';
import { createStoredList } from '../stored-list.js';

/** A reminder for the start of a programme, event or release. */
export interface Reminder {
  readonly id: string;
  readonly title: string;
  /** Path on the site. */
  readonly href: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

export const REMINDERS_KEY = 'footlight.reminders';
const MOST = 50;
/** Reminders that are later than this are dropped silently. */
const LATE_MS = 15 * 60_000;

const isReminder = (value: unknown): value is Reminder => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, href, startsAt } = value as Record<keyof Reminder, unknown>;
  return [id, title, href].every((text) => typeof text === 'string') && Number.isFinite(startsAt);
};

/** The reminders stored in this browser; another tab may have changed them. */
export const createReminders = (storage: ChoiceStorage) => {
  const { read: list, write } = createStoredList(storage, {
    key: REMINDERS_KEY,
    most: MOST,
    isItem: isReminder,
  });
  /** Removes the matching reminders and returns those that are not too late. */
  const take = (holds: (reminder: Reminder) => boolean, now: number): readonly Reminder[] => {
    const all = list();
    const taken = all.filter(holds);
    if (taken.length > 0) write(all.filter((one) => !taken.includes(one)));
    return taken.filter(({ startsAt }) => now - startsAt < LATE_MS);
  };

  return {
    list,
    has: (id: string): boolean => list().some((one) => one.id === id),
    /** Sorted by start; above the limit, the latest are dropped. */
    set: (reminder: Reminder): void =>
      write(
        [...list().filter(({ id }) => id !== reminder.id), reminder].toSorted(
          (one, other) => one.startsAt - other.startsAt,
        ),
      ),
    remove: (id: string): void => write(list().filter((one) => one.id !== id)),
    /** Removes and returns the reminders that have started. */
    takeBegun: (now: number): readonly Reminder[] => take(({ startsAt }) => startsAt <= now, now),
    /** Removes and returns the reminders of something that starts before its announced time. */
    takeEarly: (id: string, now: number): readonly Reminder[] => take((one) => one.id === id, now),
    /** The next start, in milliseconds since the epoch. */
    next: (): number | null => list()[0]?.startsAt ?? null,
  };
};
