import type { MediaStore } from '@footlight/packager';
import type { AccessTokens } from '../../auth/access-tokens.js';
import { encodingWork } from '../../encoding/encoding-worker.js';
import { UploadFolder } from '../../encoding/upload-folder.js';
import { UploadsService } from '../../encoding/uploads.service.js';
import type { FeatureTools } from '../../feature-tools.js';
import type { Feature } from '../../feature.js';
import type { Log } from '../../log.js';
import { bucketOf } from '../../realm/open-media-store.js';
import type { AccountsService } from '../account/accounts.service.js';
import { encodingJobsHandlers } from './encoding-jobs.routes.js';
import { EncodingJobsService } from './encoding-jobs.service.js';
import { registerUploads } from './uploads.routes.js';

const SWEEP_MS = 60_000;

export interface EncodingFeatureOptions extends Pick<FeatureTools, 'db' | 'realm' | 'clock'> {
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly tokens: AccessTokens;
  /** Contains films and artwork; null if the realm has no media. */
  readonly store: MediaStore | null;
  readonly log: Log;
  /** Null disables uploads. */
  readonly uploadsFolder: string | null;
}

/** Films that editors upload, and the jobs that make them. */
export const createEncodingFeature = ({
  db,
  realm,
  clock,
  accounts,
  tokens,
  store,
  log,
  uploadsFolder,
}: EncodingFeatureOptions): Feature => {
  const mediaFolder = realm.folders.media;
  const handlers = encodingJobsHandlers(new EncodingJobsService({ db, accounts, store, clock }));
  if (uploadsFolder === null || mediaFolder === null || store === null) return { handlers };
  const { encoding: settings, defaultLanguage, streamOrigins } = realm;
  const uploads = new UploadFolder(uploadsFolder);
  const service = new UploadsService({ db, uploads, mediaFolder, store, settings, defaultLanguage, clock });
  const bucket = bucketOf(realm);
  const { codecs } = settings;
  const rules = { defaultLanguage, streamOrigins };
  return {
    handlers,
    register: (app, { calls: limit }) =>
      registerUploads(app, { service, uploads, tokens, accounts, realm, limit }),
    jobs: [
      ...encodingWork(settings.jobsAtOnce, { db, uploads, mediaFolder, bucket, codecs, rules, clock, log }),
      { name: 'encoding.uploads', everyMs: SWEEP_MS, run: () => service.sweep() },
    ],
  };
};
