import { estimateOffset, withSample, type ClockSample } from '@footlight/domain';
import type { Clock } from '../clock.js';

const FIRST_SAMPLES = 5;
const FIRST_SAMPLE_MS = 300;
const SAMPLE_MS = 4_000;

export interface RoomClockOptions {
  /** A monotonic clock. */
  readonly clock: Clock;
  /** Requests the service's time, in milliseconds since 1970; null without a response. */
  readonly requestTime: () => Promise<number | null>;
  /** Whether there is a connection; sampling ends without one. */
  readonly isUp: () => boolean;
  /** @param offset milliseconds to add to this page's clock to get the service's time */
  readonly onOffset: (offset: number | null) => void;
}

/** Tracks the offset of the service's clock with samples: frequent at first, then occasional. */
export const createRoomClock = ({ clock, requestTime, isUp, onOffset }: RoomClockOptions) => {
  let samples: readonly ClockSample[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;

  const sample = async (): Promise<void> => {
    const sentAt = clock.now();
    const serverTime = await requestTime();
    if (serverTime === null) return;
    samples = withSample(samples, { sentAt, serverTime, receivedAt: clock.now() });
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
    /** Clears the samples, which belong to another room. */
    forget: (): void => {
      samples = [];
    },
  };
};
