import type { PlaybackData } from '@footlight/domain';
import { pause } from '../media/faults/connection.js';
import { announcedStart, type AnnouncedStart } from './announced-start.js';
import type { StartShare } from './playback.reducer.js';
import { isUnanswered } from './unanswered.js';

/** A start may be moved: it is asked for this often while it is far. */
const FAR_MS = 300_000;
/** Pauses between two looks once it is time, the last one again and again. */
const PAUSES_MS = [2000, 4000, 8000, 15_000, 30_000] as const;
/** All who wait for one start do not ask at one moment. */
const SPREAD_MS = 2000;
const JITTER = 0.25;

/**
 * How long to wait before asking whether it has begun.
 * @param leftMs until the announced start
 * @param late how often it was asked for since then
 * @param random 0–1
 */
export const untilNextLook = (leftMs: number, late: number, random = Math.random): number => {
  if (leftMs > 0 && leftMs <= FAR_MS) return leftMs + random() * SPREAD_MS;
  const pauseMs = leftMs > 0 ? FAR_MS : (PAUSES_MS[late] ?? PAUSES_MS[PAUSES_MS.length - 1] ?? FAR_MS);
  return pauseMs * (1 + JITTER * (2 * random() - 1));
};

export interface Waiting {
  readonly ask: () => Promise<PlaybackData>;
  /** Called with the start that is awaited, again each time it was asked for. */
  readonly announce: (start: StartShare) => void;
  /** Calls back when the event begins or ends, whatever was announced, until the signal aborts. */
  readonly follow?: ((heard: () => void, signal: AbortSignal) => void) | undefined;
  readonly signal: AbortSignal;
}

/** Waits for that long, or shorter where something is heard; all hear of it at one moment (LIVE-9). */
const pauseOrHear = async (ms: number, { follow, signal }: Waiting): Promise<void> => {
  const heard = new AbortController();
  const either = AbortSignal.any([signal, heard.signal]);
  follow?.(() => heard.abort(), either);
  await pause(ms, either).catch(() => undefined);
  const wasHeard = heard.signal.aborted;
  // What follows is left behind, however the pause came to its end.
  heard.abort();
  signal.throwIfAborted();
  if (wasHeard) await pause(Math.random() * SPREAD_MS, signal);
};

/**
 * Counts down to a start and asks until there is something to play. What the service refuses for another reason ends
 * the wait; answers that stay away do not.
 * @throws what `ask` is refused with
 */
export const waitForStart = async (announced: AnnouncedStart, waiting: Waiting): Promise<PlaybackData> => {
  const { ask, announce, signal } = waiting;
  let start = announced;
  for (let late = 0; ;) {
    announce({
      type: start.kind,
      title: start.title,
      thumb: start.thumbnailUrl,
      eventSchedule: { startDate: start.startDate, endDate: null },
    });
    const left = Date.parse(start.startDate) - Date.now();
    await pauseOrHear(untilNextLook(left, late), waiting);
    try {
      const data = await ask();
      signal.throwIfAborted();
      return data;
    } catch (refusal) {
      signal.throwIfAborted();
      const again = announcedStart(refusal);
      if (again === null && !isUnanswered(refusal)) throw refusal;
      start = again ?? start;
    }
    late = Date.parse(start.startDate) > Date.now() ? 0 : late + 1;
  }
};
