import { calls } from '@footlight/contract';
import { registerMedia } from '@footlight/packager';
import type { RouteShorthandOptions } from 'fastify';
import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import type { LicenceReader } from '../content/content-ports.js';
import type { ContentService } from '../content/content.service.js';
import { createAdsFeature } from './ads/ads.feature.js';
import { DrmLicenceService } from './drm-licence.service.js';
import { DrmTokens } from './drm-tokens.js';
import type { Media } from './media.js';
import { playbackHandlers } from './playback.routes.js';
import { PlaybackService } from './playback.service.js';
import { ProgressRepository } from './progress/progress.repository.js';
import { progressHandlers } from './progress/progress.routes.js';
import { ProgressService } from './progress/progress.service.js';
import { ScreensRepository } from './screens/screens.repository.js';
import { screensHandlers } from './screens/screens.routes.js';
import { ScreensService } from './screens/screens.service.js';
import { SourceStreams } from './source-streams.js';
import { streamsHandlers } from './streams/streams.routes.js';

/**
 * Options of media routes. Players request several files per second, so the rate limits of API calls do not apply.
 * Requests are not logged, because of their number and because their addresses grant access.
 */
const MEDIA_ROUTE = {
  config: { rateLimit: false },
  logLevel: 'warn',
  // Only playlists and subtitles, since segments and images are already compressed.
  compress: { customTypes: /^text\/|mpegurl|dash\+xml|json/ },
} as const satisfies RouteShorthandOptions;

export interface PlaybackFeatureOptions extends Pick<
  FeatureTools,
  'db' | 'realm' | 'clock' | 'secrets' | 'metrics'
> {
  readonly content: ContentService;
  readonly licences: Pick<LicenceReader, 'of'>;
  readonly media: Media;
}

/** Stream URLs and DRM keys for what a caller may play, its screens, progress and advertisements, and the films. */
export const createPlaybackFeature = (options: PlaybackFeatureOptions): Feature => {
  const { db, realm, clock, secrets, content, licences, media } = options;
  const { signer, keys } = media;
  const { streamOrigins: origins, player: settings } = realm;
  const ads = createAdsFeature(options);
  const drmTokens = new DrmTokens({ key: secrets.drmTokens, realmId: realm.id, clock });
  const screens = new ScreensService({
    repository: new ScreensRepository(db),
    licences,
    content,
    rules: { perAccount: settings.concurrentStreams, perLicence: realm.licenceRules.screens },
    addressMs: settings.streamAddressSeconds * 1000,
    clock,
  });
  const playback = new PlaybackService({
    ...media,
    content: content.playables,
    screens,
    licences,
    ads: ads.units,
    drmTokens,
    sources: new SourceStreams({ origins, signer, realmId: realm.id, clock }),
    clock,
    settings,
  });
  return {
    handlers: {
      ...playbackHandlers(playback, new DrmLicenceService(drmTokens, keys)),
      ...streamsHandlers(playback, content),
      ...screensHandlers(screens),
      ...progressHandlers(new ProgressService(new ProgressRepository(db), content, clock)),
    },
    register: async (app, limits) => {
      await registerMedia(app, {
        ...media,
        clock,
        streamOrigins: origins,
        drmLicenceAddress: calls.requestDrmLicence.path,
        route: MEDIA_ROUTE,
      });
      await ads.register(app, limits.calls);
    },
    jobs: [cleaning('playback.screens', () => screens.clean())],
    moveViewers: (tx, moving) => new ProgressRepository(tx).moveViewers(moving),
    forgetViewers: (tx, ids) => new ProgressRepository(tx).forgetViewers(ids),
  };
};
