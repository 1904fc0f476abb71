import type { SkipMarker } from '@footlight/contract';

/** Shorter skips are not offered. */
const LEAST_SKIP_SECONDS = 1;

/** The marker to offer at a time in seconds; the later one if two overlap. */
export const skipMarkerAt = (markers: readonly SkipMarker[], time: number): SkipMarker | null =>
  markers
    .filter((marker) => time >= marker.from && time < marker.to - LEAST_SKIP_SECONDS)
    .reduce<SkipMarker | null>(
      (latest, marker) => (latest === null || marker.from >= latest.from ? marker : latest),
      null,
    );

/** The target of a skip in seconds; never past the end. */
export const skipTarget = (marker: SkipMarker, duration: number): number => Math.min(marker.to, duration);
