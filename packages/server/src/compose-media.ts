import { calls } from '@footlight/contract';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { FeatureTools } from './feature-tools.js';
import {
  createContentKeys,
  createFilmIndex,
  createIngestIndex,
  createStreamSigner,
  registerMedia,
} from '@footlight/packager';

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

/** Composes the media: films, live streams of encoders, and the signing and encryption of both. */
export const composeMedia = ({
  realm,
  clock,
  secrets,
  liveFolder,
}: Pick<FeatureTools, 'realm' | 'clock' | 'secrets'> & { readonly liveFolder: string | null }) => {
  const mediaFolder = realm.folders.media;
  const media = {
    films: createFilmIndex(mediaFolder),
    ingests: createIngestIndex(liveFolder),
    signer: createStreamSigner({ secret: secrets.streamAddresses, clock }),
    keys: createContentKeys(secrets.contentKeys),
  };
  const { streamOrigins } = realm;
  return {
    ...media,
    register: (app: FastifyInstance): Promise<void> =>
      registerMedia(app, {
        ...media,
        mediaFolder,
        clock,
        streamOrigins,
        drmLicenceAddress: calls.requestDrmLicence.path,
        route: MEDIA_ROUTE,
      }),
  };
};
