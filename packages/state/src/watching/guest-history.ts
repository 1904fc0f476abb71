import { watchOutcome } from '@footlight/domain';
import type { ChoiceStorage } from '../clock.js';

/** How far a guest has watched a video. Seconds; `at` in milliseconds since the epoch. */
export interface GuestWatch {
  readonly id: string;
  readonly position: number;
  readonly duration: number;
  readonly at: number;
}

const KEPT_AS = 'footlight.guest.history';
/** As many as a row of cards shows. */
const MOST = 20;

const isWatch = (value: unknown): value is GuestWatch => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, position, duration, at } = value as Record<keyof GuestWatch, unknown>;
  return typeof id === 'string' && [position, duration, at].every((number) => Number.isFinite(number));
};

/** What guests have watched, kept in their own browser until they sign in. */
export const createGuestHistory = (storage: ChoiceStorage) => {
  const read = (): GuestWatch[] => {
    try {
      const held: unknown = JSON.parse(storage.getItem(KEPT_AS) ?? '[]');
      return Array.isArray(held) ? held.filter(isWatch) : [];
    } catch {
      // Written by somebody else: as good as nothing.
      return [];
    }
  };
  const write = (watches: readonly GuestWatch[]): void => {
    try {
      if (watches.length === 0) storage.removeItem(KEPT_AS);
      else storage.setItem(KEPT_AS, JSON.stringify(watches.slice(0, MOST)));
    } catch {
      // A full or closed storage keeps nothing, and the video plays all the same.
    }
  };
  const without = (id: string): GuestWatch[] => read().filter((watch) => watch.id !== id);

  return {
    /** Newest first. */
    list: (): readonly GuestWatch[] => read(),
    /** Seconds; null where there is nothing to go on with. */
    positionOf: (id: string): number | null => read().find((watch) => watch.id === id)?.position ?? null,
    /** Keeps what may be gone on with; a video that was hardly begun changes nothing, one that was seen goes. */
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
