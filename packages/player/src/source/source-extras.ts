import { FieldError, listOf, number, optional, record, words, type Field } from '@footlight/player-contract';
import type { SkipMarker } from '@footlight/domain';
import { offsetOf, type AdOffset } from '../ads/ad-offset.js';
import type { AdUnit } from '../ads/player-ads.js';
import { unitAt } from '../ads/scheduled-unit.js';
import { readFields } from '../store/read-fields.js';
import type { Protection } from '../media/drm/protection.js';
import type { GivenSource } from '../core/given-source.js';
import { readDrm } from './source-drm.js';
import { address, json } from './source-fields.js';

/** Settings of a plain source that are needed before its stream is opened. */
export interface SourceExtras {
  readonly drm: Protection | null;
  readonly adUnits: readonly AdUnit[];
  readonly skipMarkers: SkipMarker[];
}

const seconds = number(0, Number.POSITIVE_INFINITY, 'seconds from the start');

const interval = number(1, Number.POSITIVE_INFINITY, 'seconds');

const markerList = json(
  listOf(record({ type: words('INTRO', 'RECAP', 'CREDITS'), from: seconds, to: seconds }), 1000),
);

const readMarkers = (given: unknown, path: string): SkipMarker[] => {
  const markers = markerList.read(given, path);
  for (const [at, { from, to }] of markers.entries())
    if (to <= from) throw new FieldError(`${path}[${at}].to`, `more than ${from}`);
  return [...markers];
};

const offset: Field<AdOffset> = {
  expected: 'seconds from the start, hh:mm:ss, a percentage, start or end',
  read(value, path) {
    const found = typeof value === 'string' ? offsetOf(value) : { seconds: seconds.read(value, path) };
    if (found === null) throw new FieldError(path, this.expected);
    return found;
  },
};

const breakList = json(listOf(record({ offset, tag: address, repeatAfter: optional(interval) }), 100));

const readBreaks = (given: unknown, path: string): readonly AdUnit[] =>
  breakList
    .read(given, path)
    .map(({ offset: at, tag: url, repeatAfter }): AdUnit =>
      Object.assign(unitAt(at), { url }, repeatAfter === undefined ? {} : { every: repeatAfter }),
    );

/** @param path of what the settings are part of, with a dot @throws {FieldError} with the missing or invalid setting */
export const readSettings = (
  { drm, adTag, adBreaks, skipMarkers }: GivenSource,
  path = '',
): SourceExtras => ({
  drm: drm === null ? null : readDrm(drm, `${path}drm`),
  adUnits: [
    ...(adTag === null
      ? []
      : [{ type: 'PRE_ROLL' as const, url: address.read(adTag, `${path}adTag`), offset: null }]),
    ...(adBreaks === null ? [] : readBreaks(adBreaks, `${path}adBreaks`)),
  ],
  skipMarkers: skipMarkers === null ? [] : readMarkers(skipMarkers, `${path}skipMarkers`),
});

/** Parses the settings of a plain source. @throws {PlayerError} INVALID_PARAMS with the missing or invalid setting */
export const readExtras = (given: GivenSource): SourceExtras => readFields(() => readSettings(given));
