import { watchOutcome } from '@footlight/domain';
import type { ChoiceStorage } from '../clock.js';
import { createStoredList } from '../stored-list.js';

/** A guest's progress in a video, in seconds; `at` in milliseconds since the epoch. */
export interface GuestWatch {
  readonly id: string;
  readonly position: number;
  readonly duration: number;
  readonly at: number;
}

const STORAGE_KEY = 'footlight.guest.history';
/** As many as a row of cards shows. */
const MOST = 20;

const isWatch = (value: unknown): value is GuestWatch => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, position, duration, at } = value as Record<keyof GuestWatch, unknown>;
  return typeof id === 'string' && [position, duration, at].every((number) => Number.isFinite(number));
};

/** The watch history of guests, stored in their browser until they sign in. */
export const createGuestHistory = (storage: ChoiceStorage) => {
  const { read, write } = createStoredList(storage, { key: STORAGE_KEY, most: MOST, isItem: isWatch });
  const without = (id: string): GuestWatch[] => read().filter((watch) => watch.id !== id);

  return {
    /** Newest first. */
    list: read,
    /** In seconds; null if there is nothing to resume. */
    positionOf: (id: string): number | null => read().find((watch) => watch.id === id)?.position ?? null,
    /** Stores resumable progress. A video that has hardly been started changes nothing; a finished one is removed. */
    save: (watch: GuestWatch): void => {
      const outcome = watchOutcome(watch.position, watch.duration);
      if (outcome === 'resumable') write([watch, ...without(watch.id)]);
      if (outcome === 'finished') write(without(watch.id));
    },
    remove: (id: string): void => write(without(id)),
    clear: (): void => write([]),
  };
};

export type GuestHistory = ReturnType<typeof createGuestHistory>;
