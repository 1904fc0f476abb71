import type { ChoiceStorage } from '../clock.js';

/** What somebody is to be told of when it begins. */
export interface Reminder {
  readonly id: string;
  readonly title: string;
  /** Path on the site. */
  readonly href: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

export const REMINDERS_KEPT_AS = 'footlight.reminders';
const MOST = 50;
/** Who comes back later than this is told nothing: it has long begun. */
const LATE_MS = 15 * 60_000;

const isReminder = (value: unknown): value is Reminder => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, href, startsAt } = value as Record<keyof Reminder, unknown>;
  return [id, title, href].every((text) => typeof text === 'string') && Number.isFinite(startsAt);
};

/** What is kept in a browser for the one who uses it; another tab may have changed it since. */
export const createReminders = (storage: ChoiceStorage) => {
  const list = (): readonly Reminder[] => {
    try {
      const held: unknown = JSON.parse(storage.getItem(REMINDERS_KEPT_AS) ?? '[]');
      return Array.isArray(held) ? held.filter(isReminder) : [];
    } catch {
      // Written by somebody else: as good as nothing.
      return [];
    }
  };
  const write = (reminders: readonly Reminder[]): void => {
    try {
      if (reminders.length === 0) storage.removeItem(REMINDERS_KEPT_AS);
      else storage.setItem(REMINDERS_KEPT_AS, JSON.stringify(reminders.slice(0, MOST)));
    } catch {
      // A full or closed storage keeps nothing.
    }
  };
  /** Takes out what holds, and is told of it unless it is long past. */
  const take = (holds: (reminder: Reminder) => boolean, now: number): readonly Reminder[] => {
    const all = list();
    const taken = all.filter(holds);
    if (taken.length > 0) write(all.filter((one) => !taken.includes(one)));
    return taken.filter(({ startsAt }) => now - startsAt < LATE_MS);
  };

  return {
    list,
    has: (id: string): boolean => list().some((one) => one.id === id),
    /** Soonest first; the last ones go where there are too many. */
    set: (reminder: Reminder): void =>
      write(
        [...list().filter(({ id }) => id !== reminder.id), reminder].toSorted(
          (one, other) => one.startsAt - other.startsAt,
        ),
      ),
    remove: (id: string): void => write(list().filter((one) => one.id !== id)),
    /** What has begun, once. */
    takeBegun: (now: number): readonly Reminder[] => take(({ startsAt }) => startsAt <= now, now),
    /** What begins before its announced time, once. */
    takeEarly: (id: string, now: number): readonly Reminder[] => take((one) => one.id === id, now),
    /** When something begins next, milliseconds since the epoch. */
    next: (): number | null => list()[0]?.startsAt ?? null,
  };
};
