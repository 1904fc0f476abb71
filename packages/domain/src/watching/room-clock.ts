/** One question for the time of the service, in milliseconds; `sentAt` and `heardAt` on the clock of who asked. */
export interface ClockSample {
  readonly sentAt: number;
  readonly serverTime: number;
  readonly heardAt: number;
}

/** What must be added to one's own clock to have the service's, and how far that may be wrong, in milliseconds. */
export interface ClockOffset {
  readonly offset: number;
  /** Half of the shortest round trip: a lane that is wholly slow one way errs by so much. */
  readonly error: number;
}

/** Older samples are forgotten: clocks drift, and networks change. */
const SAMPLES_MAX = 24;
const SAMPLE_LIFE_MS = 120_000;
/** Of the samples, those of the shortest round trips are believed. */
const BELIEVED = 3;

const roundTrip = ({ sentAt, heardAt }: ClockSample): number => heardAt - sentAt;
const offsetOf = ({ sentAt, serverTime, heardAt }: ClockSample): number =>
  serverTime - (sentAt + heardAt) / 2;

/** The samples with one more; nonsense is left out. */
export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] => {
  if (!(roundTrip(sample) >= 0) || !Number.isFinite(sample.serverTime)) return samples;
  return [...samples, sample]
    .filter(({ heardAt }) => heardAt > sample.heardAt - SAMPLE_LIFE_MS)
    .slice(-SAMPLES_MAX);
};

/**
 * The offset of the service's clock: what waited in a queue came back late, so the answers of the shortest round trips
 * tell most. Of a few of those the middle one is taken.
 * @returns null without a sample
 * @see https://www.rfc-editor.org/rfc/rfc5905#section-10 (the clock filter of NTP)
 */
export const estimateOffset = (samples: readonly ClockSample[]): ClockOffset | null => {
  const shortest = samples.toSorted((one, other) => roundTrip(one) - roundTrip(other));
  const [best] = shortest;
  if (best === undefined) return null;
  // A trip that took much longer than the best one has waited somewhere, on one way or on both.
  const limit = roundTrip(best) * 1.5 + 5;
  const believed = shortest.filter((sample) => roundTrip(sample) <= limit).slice(0, BELIEVED);
  const offsets = believed.map(offsetOf).toSorted((one, other) => one - other);
  return { offset: offsets[Math.floor(offsets.length / 2)] ?? offsetOf(best), error: roundTrip(best) / 2 };
};
