import type { PlaybackData } from '@footlight/domain';
import { PlayerError } from '../store/player-error.js';

/** Fields that playback requires; untyped pages may omit the others. */
const NEEDED = [
  'id',
  'kind',
  'accessLevel',
  'onlinePlayback',
  'streams',
  'skipMarkers',
  'poster',
  'annotations',
  'live',
] as const satisfies readonly (keyof PlaybackData)[];

/** @throws {PlayerError} INVALID_PARAMS with the name of the first missing field */
export const refuseIncomplete = (data: Partial<PlaybackData>): void => {
  const lack = NEEDED.find((name) => data[name] === undefined);
  if (lack === undefined) return;
  const path = `playback.${lack}`;
  throw new PlayerError('INVALID_PARAMS', `${path} is missing.`, {
    details: { path, expected: 'as defined by PlaybackData' },
  });
};
