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
  isEnded,
}: Pick<FeatureTools, 'realm' | 'clock' | 'secrets'> & {
  readonly liveFolder: string | null;
  /** Whether a session or a screen has ended, whose addresses end with it. */
  readonly isEnded: (id: string) => boolean;
}) => ({
  films: createFilmIndex(realm.folders.media),
  ingests: createIngestIndex(liveFolder),
  signer: createStreamSigner({ secret: secrets.streamAddresses, clock, isEnded }),
  keys: createContentKeys(secrets.contentKeys),
});

export type Media = ReturnType<typeof createMedia>;
