import {
  createContentKeys,
  createFilmIndex,
  createIngestIndex,
  createStreamSigner,
} from '@footlight/packager';
import type { FeatureTools } from '../../feature-tools.js';

/** Films, live streams of encoders, and the signing and encryption of both. */
export const createMedia = ({
  realm,
  clock,
  secrets,
  liveFolder,
}: Pick<FeatureTools, 'realm' | 'clock' | 'secrets'> & { readonly liveFolder: string | null }) => ({
  films: createFilmIndex(realm.folders.media),
  ingests: createIngestIndex(liveFolder),
  signer: createStreamSigner({ secret: secrets.streamAddresses, clock }),
  keys: createContentKeys(secrets.contentKeys),
});

export type Media = ReturnType<typeof createMedia>;
