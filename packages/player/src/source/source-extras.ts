import { FieldError, listOf, number, record, words } from '@footlight/player-contract';
import type { SkipMarker } from '@footlight/domain';
import type { AdUnit } from '../ads/player-ads.js';
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

const markerList = json(
  listOf(record({ type: words('INTRO', 'RECAP', 'CREDITS'), from: seconds, to: seconds }), 1000),
);

const readMarkers = (given: unknown): SkipMarker[] => {
  const markers = markerList.read(given, 'skipMarkers');
  for (const [at, { from, to }] of markers.entries())
    if (to <= from) throw new FieldError(`skipMarkers[${at}].to`, `more than ${from}`);
  return [...markers];
};

/** Parses the settings of a plain source. @throws {PlayerError} INVALID_PARAMS with the missing or invalid setting */
export const readExtras = ({ drm, adTag, skipMarkers }: GivenSource): SourceExtras =>
  readFields(() => ({
    drm: drm === null ? null : readDrm(drm),
    adUnits: adTag === null ? [] : [{ type: 'PRE_ROLL', url: address.read(adTag, 'adTag'), offset: null }],
    skipMarkers: skipMarkers === null ? [] : readMarkers(skipMarkers),
  }));
