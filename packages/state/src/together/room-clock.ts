import { estimateOffset, withSample, type ClockSample } from '@footlight/domain';
import type { Clock } from '../clock.js';

const FIRST_SAMPLES = 5;
const FIRST_SAMPLE_MS = 300;
const SAMPLE_MS = 4_000;

export interface RoomClockOptions {
  /** A clock that runs evenly. */
  readonly clock: Clock;
  /** Asks the service for its time, in milliseconds since 1970; null where no answer came. */
  readonly ask: () => Promise<number | null>;
  /** Whether there is anybody to ask; the samples end where there is not. */
  readonly isUp: () => boolean;
  /** @param offset milliseconds to add to the clock of this page for that of the service */
  readonly onOffset: (offset: number | null) => void;
}

/** Follows how far the service's clock is from this page's, by samples: often at first, then now and then. */
export const createRoomClock = ({ clock, ask, isUp, onOffset }: RoomClockOptions) => {
  let samples: readonly ClockSample[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;

  const sample = async (): Promise<void> => {
    const sentAt = clock.now();
    const serverTime = await ask();
    if (serverTime === null) return;
    samples = withSample(samples, { sentAt, serverTime, heardAt: clock.now() });
    onOffset(estimateOffset(samples)?.offset ?? null);
  };
  const sampleOn = (left: number): void => {
    clearTimeout(next);
    void sample().finally(() => {
      if (isUp()) next = setTimeout(() => sampleOn(left - 1), left > 0 ? FIRST_SAMPLE_MS : SAMPLE_MS);
    });
  };

  return {
    start: (): void => sampleOn(FIRST_SAMPLES),
    stop: (): void => clearTimeout(next),
    /** Forgets the samples, which were of another room. */
    forget: (): void => {
      samples = [];
    },
  };
};
