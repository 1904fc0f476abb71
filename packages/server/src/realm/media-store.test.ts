import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStreamSigner } from '@footlight/packager';
import { DEMO_MEDIA } from '@footlight/packager/testing';
import { BucketFixture } from '@footlight/packager/testing/bucket';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveSecrets } from '../auth/secrets.js';
import { artworks } from '../database/schema/content.js';
import { readEnvironment } from '../environment.js';
import { createLog } from '../log.js';
import { runDoctor } from '../operate-command/doctor.js';
import { startService } from '../service.js';
import { CatalogueFolder } from '../../testing/catalogue-folder.js';
import { quietLog } from '../../testing/quiet-log.js';
import { TEST_SECRET, createTestApplication } from '../../testing/test-application.js';
import { openTestDatabase } from '../../testing/test-database.js';
import { createTestRealm } from '../../testing/test-realm.js';
import { importRealm } from './import-realm.js';
import { isRealmError } from './realm-error.js';

const FILM = 'harvest-run';
const texts = { en: { title: 'A film', description: '' } };

let bucket: BucketFixture;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-media-store-'));
  bucket = await BucketFixture.start();
  for (const part of [`films/${FILM}`, `artwork/${FILM}`])
    await bucket.bring(join(DEMO_MEDIA, part), `${part}/`);
});
afterAll(async () => {
  await bucket.remove();
  rmSync(folder, { recursive: true, force: true });
});

const bucketSettings = (changed: object = {}) => ({
  store: { kind: 's3', ...bucket.settings(), ...changed },
});

describe('media.store of the realm file', () => {
  const issuesOf = (store: object): unknown => {
    try {
      createTestRealm({ media: { store } });
      return [];
    } catch (error) {
      if (isRealmError(error)) return error.issues;
      throw error;
    }
  };

  it('is the folder if nothing is said', () => {
    expect(createTestRealm().media.store).toEqual({ kind: 'folder' });
  });

  it.each([
    [{ kind: 'ftp' }, 'media.store.kind', /^one of "folder", "s3"$/u],
    [{ kind: 's3' }, 'media.store.bucket', /required/u],
    [{ kind: 's3', bucket: 'Films' }, 'media.store.bucket', /The name of the bucket/u],
    [{ kind: 's3', bucket: 'films', prefix: '../' }, 'media.store.prefix', /folders such as/u],
    [{ kind: 's3', bucket: 'films', endpoint: 's3.example.org' }, 'media.store.endpoint', /./u],
    [
      { kind: 's3', bucket: 'films', secretAccessKey: 'x' },
      'media.store.accessKeyId',
      /^a value, as secretAccessKey has one$/u,
    ],
    [
      { kind: 's3', bucket: 'films', accessKeyId: 'x', secretAccessKey: 'env:NO_SUCH_SECRET' },
      'media.store.secretAccessKey',
      /^the environment variable NO_SUCH_SECRET$/u,
    ],
  ])('is refused with the field and what is allowed: %j', (store, field, allowed) => {
    expect(issuesOf(store)).toContainEqual(
      expect.objectContaining({ field, allowed: expect.stringMatching(allowed) as unknown }),
    );
  });
});

// PLAY-84
describe('a bucket that refuses', () => {
  const write = (changed: object): string => {
    const file = join(folder, 'realm.json');
    writeFileSync(file, JSON.stringify({ id: 'test', name: 'Test', media: bucketSettings(changed) }));
    return file;
  };
  const environmentOf = (changed: object) =>
    readEnvironment({
      FOOTLIGHT_DATA: join(folder, 'data'),
      FOOTLIGHT_CONFIG: write(changed),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });

  const doctor = async (changed: object): Promise<readonly string[]> => {
    const printed: string[] = [];
    await runDoctor({
      environment: environmentOf(changed),
      log: createLog({ level: 'silent' }),
      print: (line) => void printed.push(line),
    });
    return printed;
  };

  it.each([
    [{ secretAccessKey: 'wrong' }, 'media.store.secretAccessKey: found another secret than that of the key'],
    [{ accessKeyId: 'wrong' }, 'media.store.accessKeyId: found a key that'],
    [{ bucket: 'no-films' }, 'media.store.bucket: found "no-films"'],
    [{ endpoint: 'http://127.0.0.1:9' }, 'media.store.endpoint: found no answer from http://127.0.0.1:9'],
  ])('keeps the service from starting: %j', async (changed, message) => {
    await expect(startService(environmentOf(changed))).rejects.toThrow(message);
  });

  it('is named by the doctor, which looks through one that does not', async () => {
    expect(await doctor({ accessKeyId: 'wrong' })).toContainEqual(
      expect.stringMatching(
        /^FAILED {2}store of media: media\.store\.accessKeyId: found a key that [^\n]+$/u,
      ),
    );
    const well = await doctor({});
    expect(well).toContain('ok      store of media: s3://films/media/');
    expect(well).toContain('ok      films: 1, with their texts and pictures');
  });
});

// PLAY-85
describe('the service with a bucket', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let catalogue: CatalogueFolder;
  beforeEach(async () => {
    database = await openTestDatabase();
    catalogue = new CatalogueFolder();
    catalogue.write('vods.json', [{ id: '1', artwork: FILM, film: FILM, texts }]);
  });
  afterEach(async () => {
    catalogue.remove();
    await database.close();
  });

  it('imports and plays from it, and says when to try again while it is away', async () => {
    const realm = createTestRealm({ folders: { catalogue: catalogue.path }, media: bucketSettings() });
    const { app, clock } = await createTestApplication(database, { realm });
    await importRealm({ realm, database, clock, log: quietLog });
    const [artwork] = await database.db.select().from(artworks).where(eq(artworks.slug, FILM));
    expect(Object.keys(artwork?.kinds ?? {})).toContain('hero');

    const signer = createStreamSigner({ secret: deriveSecrets(TEST_SECRET).streamAddresses, clock });
    const token = signer.sign({ f: `vod/${FILM}`, e: Math.floor(clock.now() / 1000) + 900 });
    const get = (file: string) => app.inject({ url: `/media/s/${token}/vod/${FILM}/${file}` });
    expect((await get('v360/0.m4s')).statusCode).toBe(200);
    await bucket.stop();
    const away = await get('v360/1.m4s');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
    expect(away.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(away.payload).not.toContain('127.0.0.1');
    await bucket.resume();
    expect((await get('v360/1.m4s')).statusCode).toBe(200);
    await app.close();
  });
});
