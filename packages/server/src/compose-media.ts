import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from './feature-tools.js';
import { createFilmIndex } from './media/film-index.js';
import { createIngestIndex } from './media/ingest/ingest-index.js';
import { registerMedia } from './media/media.routes.js';
import { createContentKeys } from './media/protection/content-keys.js';
import { createStreamSigner } from './media/signing.js';

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
      registerMedia(app, { ...media, mediaFolder, clock, streamOrigins }),
  };
};
