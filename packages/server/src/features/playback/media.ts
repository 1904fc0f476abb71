import {
  PictureCache,
  PicturesService,
  createContentKeys,
  createFilmIndex,
  createIngestIndex,
  createStreamSigner,
} from '@footlight/packager';
import type { FeatureTools } from '../../feature-tools.js';
import type { Log } from '../../log.js';
import { openMediaStore } from '../../realm/open-media-store.js';

const MEGA = 1_000_000;

/** Films and their store, live streams of encoders, the signing and encryption of both, and pictures. */
export const createMedia = ({
  realm,
  clock,
  secrets,
  liveFolder,
  picturesFolder,
  isEnded,
  log,
}: Pick<FeatureTools, 'realm' | 'clock' | 'secrets'> & {
  readonly liveFolder: string | null;
  /** Folder for pictures that were drawn; null draws them each time. */
  readonly picturesFolder: string | null;
  readonly log: Log;
  /** Whether a session or a screen has ended, whose addresses end with it. */
  readonly isEnded: (id: string) => boolean;
}) => {
  const store = openMediaStore(realm);
  return {
    store,
    films: createFilmIndex(store),
    ingests: createIngestIndex(liveFolder),
    pictures: new PicturesService({
      store,
      cache:
        picturesFolder === null
          ? null
          : new PictureCache({
              folder: picturesFolder,
              maxBytes: realm.pictures.keptMegabytes * MEGA,
              clock,
            }),
      clock,
      log,
    }),
    signer: createStreamSigner({ secret: secrets.streamAddresses, clock, isEnded }),
    keys: createContentKeys(secrets.contentKeys),
  };
};

export type Media = ReturnType<typeof createMedia>;
