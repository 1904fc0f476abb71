import type { FeatureTools } from '../../feature-tools.js';
import { createDrmLicenceService } from './drm-licence.service.js';
import { createDrmTokens } from './drm-tokens.js';
import { playbackHandlers } from './playback.routes.js';
import { createPlaybackService, type PlaybackServiceOptions } from './playback.service.js';
import { createSourceStreams } from './source-streams.js';

/** Stream URLs and DRM keys for what a caller may play. */
export const createPlaybackFeature = ({
  realm,
  clock,
  secrets,
  ...parts
}: Pick<FeatureTools, 'realm' | 'clock' | 'secrets'> &
  Omit<PlaybackServiceOptions, 'drmTokens' | 'sources' | 'clock' | 'settings'>) => {
  const { signer, keys } = parts;
  const drmTokens = createDrmTokens({ key: secrets.drmTokens, realmId: realm.id, clock });
  const playback = createPlaybackService({
    ...parts,
    drmTokens,
    sources: createSourceStreams({ origins: realm.streamOrigins, signer, realmId: realm.id, clock }),
    clock,
    settings: realm.player,
  });
  return { playback, handlers: playbackHandlers(playback, createDrmLicenceService(drmTokens, keys)) };
};
