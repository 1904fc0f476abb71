import type { SkipMarker } from '@footlight/contract';

/** A skip that would save less than this many seconds is not offered. */
const LEAST_SKIP_SECONDS = 1;

/** The marker to offer at a time in seconds; the later one where two overlap. */
export const skipMarkerAt = (markers: readonly SkipMarker[], time: number): SkipMarker | null =>
  markers
    .filter((marker) => time >= marker.from && time < marker.to - LEAST_SKIP_SECONDS)
    .reduce<SkipMarker | null>(
      (latest, marker) => (latest === null || marker.from >= latest.from ? marker : latest),
      null,
    );

/** Where a skip lands, seconds; never past the end. */
export const skipTarget = (marker: SkipMarker, duration: number): number => Math.min(marker.to, duration);
