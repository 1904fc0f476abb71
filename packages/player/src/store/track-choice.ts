import { matchLanguage } from '@footlight/i18n';
import { PlayerError } from './player-error.js';
import type { TrackParams } from './command-signatures.js';

interface Track {
  readonly id: string;
  readonly language: string;
}

export const trackNotFound = (): PlayerError => new PlayerError('TRACK_NOT_FOUND', 'Track NOT FOUND');

/**
 * Finds the requested track; null if none is wanted. `es-MX` matches `es` if there is no better match.
 * @throws {PlayerError} TRACK_NOT_FOUND (PLAY-3)
 */
export const findTrack = <T extends Track>(tracks: readonly T[], params: TrackParams): T | null => {
  if ('language' in params && params.language === null) return null;
  const language =
    'language' in params && params.language !== null
      ? matchLanguage([params.language], [...new Set(tracks.map((track) => track.language))])
      : undefined;
  const found = tracks.find((track) =>
    'id' in params ? track.id === params.id : track.language === language,
  );
  if (found === undefined) throw trackNotFound();
  return found;
};
