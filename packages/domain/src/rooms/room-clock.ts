/** One time request to the service, in milliseconds; `sentAt` and `receivedAt` on the client's clock. */
export interface ClockSample {
  readonly sentAt: number;
  readonly serverTime: number;
  readonly receivedAt: number;
}

/** The offset from the client's clock to the service's, and its maximum error, in milliseconds. */
export interface ClockOffset {
  readonly offset: number;
  /** Half of the shortest round trip: the error if the entire delay is in one direction. */
  readonly error: number;
}

/** Older samples are dropped, because clocks drift and networks change. */
const SAMPLES_MAX = 24;
const SAMPLE_LIFE_MS = 120_000;
/** Number of samples used, those with the shortest round trips. */
const BELIEVED = 3;

const roundTrip = ({ sentAt, receivedAt }: ClockSample): number => receivedAt - sentAt;
const offsetOf = ({ sentAt, serverTime, receivedAt }: ClockSample): number =>
  serverTime - (sentAt + receivedAt) / 2;

/** Adds a sample; invalid ones are ignored. */
export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] => {
  if (!(roundTrip(sample) >= 0) || !Number.isFinite(sample.serverTime)) return samples;
  return [...samples, sample]
    .filter(({ receivedAt }) => receivedAt > sample.receivedAt - SAMPLE_LIFE_MS)
    .slice(-SAMPLES_MAX);
};

/**
 * Estimates the offset of the service's clock. Queued responses arrive late, so the samples with the shortest round
 * trips are the most accurate; the median of the best few is used.
 * @returns null without a sample
 * @see https://www.rfc-editor.org/rfc/rfc5905#section-10 (the clock filter of NTP)
 */
export const estimateOffset = (samples: readonly ClockSample[]): ClockOffset | null => {
  const shortest = samples.toSorted((one, other) => roundTrip(one) - roundTrip(other));
  const [best] = shortest;
  if (best === undefined) return null;
  // A much longer round trip was delayed in one or both directions.
  const limit = roundTrip(best) * 1.5 + 5;
  const believed = shortest.filter((sample) => roundTrip(sample) <= limit).slice(0, BELIEVED);
  const offsets = believed.map(offsetOf).toSorted((one, other) => one - other);
  return { offset: offsets[Math.floor(offsets.length / 2)] ?? offsetOf(best), error: roundTrip(best) / 2 };
};
