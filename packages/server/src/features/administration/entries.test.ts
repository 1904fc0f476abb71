import { BODY_BYTES_MAX, COLLECTION_NAMES, type CatalogueEntry, type ResponseOf } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { runSchedule } from '../../catalogue/entries/scheduled-entries.js';
import { importRealm } from '../../realm/import-realm.js';
import { openMediaStore } from '../../realm/open-media-store.js';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import { quietLog } from '../../../testing/quiet-log.js';

const SECOND_MS = 1000;

const film = (id: string, title: string, more: object = {}) => ({
  id,
  artwork: 'lantern-coast',
  film: 'lantern-coast',
  texts: { en: { title, description: 'Lamps along the shore.' } },
  ...more,
});

describeDemo('editing the catalogue', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let admin: string;
  let viewer: string;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
    admin = await signInDemo(app, 'admin');
    viewer = await signInDemo(app, 'viewer');
  });

  const at = (path: string) => `/api/v2/admin/entries/${path}`;
  const save = (path: string, body: object, token = admin) => call(app, 'PUT', at(path), { body, token });
  const saved = async (path: string, body: object): Promise<CatalogueEntry> => {
    const { status, body: entry } = await save(path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(entry)}`);
    return entry as CatalogueEntry;
  };
  const entry = async (path: string): Promise<CatalogueEntry> =>
    (await call(app, 'GET', at(path), { token: admin })).body as CatalogueEntry;
  const publish = async (path: string, document: object): Promise<CatalogueEntry> =>
    saved(path, { version: null, document, action: 'publish' });
  const titleOf = async (id: string): Promise<unknown> => {
    const answer = await call(app, 'GET', `/api/v4/vod/${id}`);
    return answer.status === 200 ? (answer.body as { readonly title: string }).title : errorOf(answer).code;
  };
  const found = async (words: string): Promise<string> =>
    JSON.stringify(
      (await call(app, 'GET', `/api/v1/content-search?query=${encodeURIComponent(words)}`)).body,
    );
  const schedule = () =>
    runSchedule(database().db, {
      store: openMediaStore(demoRealm()),
      now: clock.now(),
      rules: { defaultLanguage: 'en', streamOrigins: demoRealm().streamOrigins },
      log: quietLog,
    });
  const restart = () => importRealm({ realm: demoRealm(), database: database(), clock, log: quietLog });

  it.each([
    ['GET', '/api/v2/admin/collections', undefined],
    ['GET', '/api/v2/admin/entries/vods', undefined],
    ['GET', '/api/v2/admin/entries/vods/1001', undefined],
    ['GET', '/api/v2/admin/entries/vods/1001/versions', undefined],
    ['PUT', '/api/v2/admin/entries/vods/1001', { version: 1, action: 'withdraw' }],
    [
      'POST',
      '/api/v2/admin/entries',
      { changes: [{ collection: 'vods', id: '1001', version: 1, action: 'withdraw' }] },
    ],
    ['POST', '/api/v2/admin/entries/vods/1001/versions/1', { version: 1 }],
    ['DELETE', '/api/v2/admin/entries/vods/1001?version=1', undefined],
  ] as const)('is for editors only: %s %s', async (method, path, body) => {
    const options = body === undefined ? {} : { body };
    expect(errorOf(await call(app, method, path, { ...options, token: viewer }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(errorOf(await call(app, method, path, options)).status).toBe(401);
  });

  it('is for accounts with the role, until they lose it', async () => {
    await database().db.execute(
      sql`update accounts set role = 'editor' where email = 'family@footlight.example'`,
    );
    const editor = await signInDemo(app, 'family');
    expect((await call(app, 'GET', at('vods/1001'), { token: editor })).status).toBe(200);
    expect(errorOf(await call(app, 'GET', '/api/v2/admin/audit-log', { token: editor })).code).toBe(
      'FORBIDDEN',
    );
    await database().db.execute(
      sql`update accounts set role = 'viewer' where email = 'family@footlight.example'`,
    );
    expect(errorOf(await call(app, 'GET', at('vods/1001'), { token: editor })).code).toBe('FORBIDDEN');
  });

  // ACCT-52
  it('shows viewers what is published, and only that', async () => {
    const draft = await saved('vods/9001', {
      version: null,
      document: film('9001', 'Quartz Harbour'),
      action: 'save',
    });
    expect(draft).toMatchObject({ state: 'draft', version: 1, published: null, issues: [] });
    expect(await titleOf('9001')).toBe('VOD_NOT_FOUND');
    const shown = await saved('vods/9001', { version: 1, action: 'publish' });
    expect(shown).toMatchObject({ state: 'published', version: 2 });
    expect(await titleOf('9001')).toBe('Quartz Harbour');
    expect(await found('quartz')).toContain('9001');

    const changed = await saved('vods/9001', {
      version: 2,
      document: film('9001', 'Basalt Harbour'),
      action: 'save',
    });
    expect(changed).toMatchObject({
      state: 'changed',
      published: { texts: { en: { title: 'Quartz Harbour' } } },
    });
    expect(await titleOf('9001')).toBe('Quartz Harbour');
    await saved('vods/9001', { version: 3, action: 'publish' });
    expect(await titleOf('9001')).toBe('Basalt Harbour');
    expect(await found('quartz')).not.toContain('9001');
    expect(await found('basalt')).toContain('9001');

    expect(await saved('vods/9001', { version: 4, action: 'withdraw' })).toMatchObject({
      state: 'withdrawn',
    });
    expect(await titleOf('9001')).toBe('VOD_NOT_FOUND');
    expect(await found('basalt')).not.toContain('9001');
    expect(errorOf(await save('vods/9001', { version: 5, action: 'withdraw' })).code).toBe('INVALID_FIELD');
  });

  // ACCT-53
  it('refuses a change that was made from an earlier version', async () => {
    await publish('vods/9002', film('9002', 'One'));
    const both = await Promise.all(
      ['Two', 'Three'].map((title) =>
        save('vods/9002', { version: 1, document: film('9002', title), action: 'publish' }),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'ENTRY_CHANGED',
      details: { version: 2, changedBy: 'Ada' },
    });
    expect(
      errorOf(await save('vods/9002', { version: null, document: film('9002', 'x'), action: 'save' })).code,
    ).toBe('ENTRY_CHANGED');
    expect(
      errorOf(await save('vods/none', { version: 1, document: film('none', 'x'), action: 'save' })).code,
    ).toBe('ENTRY_NOT_FOUND');
  });

  it.each([
    ['vods', film('9003', ' '), 'document.texts.en.title'],
    ['vods', { ...film('9003', 'A'), texts: { es: { title: 'A', description: '' } } }, 'document.texts.en'],
    ['vods', film('9003', 'A', { genre: 'none' }), 'document.genre'],
    ['vods', film('9003', 'A', { trailer: '404' }), 'document.trailer'],
    ['vods', film('9003', 'A', { geoRule: 'mars' }), 'document.geoRule'],
    ['vods', film('9003', 'A', { access: 'licence', licences: ['0'] }), 'document.licences'],
    ['vods', film('9004', 'A'), 'document.id'],
    ['playlists', { ...film('9003', 'A'), film: undefined, items: ['404'] }, 'document.items'],
    [
      'channels',
      { id: '9003', name: { en: 'A' }, artwork: 'lantern-coast', film: 'lantern-coast', format: 'none' },
      'document.format',
    ],
    [
      'series',
      { ...film('9003', 'A'), seasons: [{ id: '9003-1', episodes: [film('1001', 'A')] }] },
      'document.id',
    ],
  ] as const)(
    'refuses to publish a document of %s that is wrong: %j',
    async (collection, document, field) => {
      const { status, body } = await save(`${collection}/9003`, {
        version: null,
        document,
        action: 'publish',
      });
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD' } });
      expect(JSON.stringify(body)).toContain(`"${field}"`);
      expect(errorOf(await call(app, 'GET', at(`${collection}/9003`), { token: admin })).code).toBe(
        'ENTRY_NOT_FOUND',
      );
      const draft = await saved(`${collection}/9003`, { version: null, document, action: 'save' });
      expect(draft.issues).not.toEqual([]);
      expect(
        (await call(app, 'DELETE', `${at(`${collection}/9003`)}?version=${draft.version}`, { token: admin }))
          .status,
      ).toBe(204);
    },
  );

  // ACCT-54
  it('publishes and withdraws at a time', async () => {
    const time = (seconds: number) => new Date(clock.now() + seconds * SECOND_MS).toISOString();
    expect(
      errorOf(
        await save('vods/9005', {
          version: null,
          document: film('9005', 'Dawn'),
          action: 'save',
          publishAt: time(-1),
        }),
      ).code,
    ).toBe('INVALID_FIELD');
    const planned = await saved('vods/9005', {
      version: null,
      document: film('9005', 'Dawn'),
      action: 'save',
      publishAt: time(10),
      withdrawAt: time(20),
    });
    expect(planned).toMatchObject({ state: 'draft', publishAt: time(10), withdrawAt: time(20) });
    await schedule();
    expect(await titleOf('9005')).toBe('VOD_NOT_FOUND');
    clock.advance(11 * SECOND_MS);
    await schedule();
    expect(await titleOf('9005')).toBe('Dawn');
    expect(await entry('vods/9005')).toMatchObject({ state: 'published', publishAt: null });
    clock.advance(10 * SECOND_MS);
    await schedule();
    expect(await titleOf('9005')).toBe('VOD_NOT_FOUND');
    expect(await entry('vods/9005')).toMatchObject({ state: 'withdrawn', withdrawAt: null });
  });

  // ACCT-54
  it('keeps a draft that cannot be published at its time', async () => {
    const publishAt = new Date(clock.now() + SECOND_MS).toISOString();
    await saved('vods/9006', {
      version: null,
      document: film('9006', 'A', { genre: 'none' }),
      action: 'save',
      publishAt,
    });
    clock.advance(2 * SECOND_MS);
    await schedule();
    expect(await entry('vods/9006')).toMatchObject({ state: 'draft', publishAt: null });
  });

  // ACCT-54
  it('does not withdraw at a time what others need, and goes on with the rest', async () => {
    const withdrawAt = new Date(clock.now() + SECOND_MS).toISOString();
    const rule = { id: 'planned', mode: 'block', countries: ['FR'] };
    await publish('geoRules/planned', rule);
    await publish('vods/9017', film('9017', 'Ruled', { geoRule: 'planned' }));
    await publish('vods/9018', film('9018', 'Planned'));
    expect(errorOf(await save('geoRules/planned', { version: 1, action: 'withdraw' })).code).toBe(
      'ENTRY_IN_USE',
    );
    for (const path of ['geoRules/planned', 'vods/9018'])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await saved(path, { version: 1, action: 'publish', withdrawAt });
    clock.advance(2 * SECOND_MS);
    await schedule();
    expect(await entry('geoRules/planned')).toMatchObject({ state: 'published', withdrawAt: null });
    expect(await titleOf('9018')).toBe('VOD_NOT_FOUND');
  });

  // ACCT-55
  it('keeps every version, and restores them', async () => {
    await publish('vods/9007', film('9007', 'First'));
    await saved('vods/9007', { version: 1, document: film('9007', 'Second'), action: 'publish' });
    const { body } = await call(app, 'GET', at('vods/9007/versions'), { token: admin });
    expect((body as ResponseOf<'listEntryVersions'>).versions).toMatchObject([
      { number: 1, document: { texts: { en: { title: 'First' } } }, isPublished: true },
    ]);
    const restored = await call(app, 'POST', at('vods/9007/versions/1'), {
      body: { version: 2 },
      token: admin,
    });
    expect(restored.body).toMatchObject({
      state: 'changed',
      version: 3,
      document: { texts: { en: { title: 'First' } } },
    });
    expect((await call(app, 'DELETE', `${at('vods/9007')}?version=3`, { token: admin })).status).toBe(204);
    const log = (await call(app, 'GET', '/api/v2/admin/audit-log?rpp=1', { token: admin })).body;
    expect((log as ResponseOf<'listAuditLog'>).entries).toMatchObject([
      { action: 'entryDeleted', actorName: 'admin@footlight.example', details: { entry: 'vods:9007' } },
    ]);
    expect(await titleOf('9007')).toBe('VOD_NOT_FOUND');
    const again = await call(app, 'POST', at('vods/9007/versions/2'), {
      body: { version: null },
      token: admin,
    });
    expect(again.body).toMatchObject({
      state: 'withdrawn',
      version: 4,
      document: { texts: { en: { title: 'Second' } } },
    });
    expect(
      errorOf(await call(app, 'POST', at('vods/9007/versions/99'), { body: { version: 4 }, token: admin }))
        .code,
    ).toBe('ENTRY_NOT_FOUND');
  });

  // ACCT-56
  it('does not delete what other entries name', async () => {
    await publish('genres/maritime', { en: 'Maritime' });
    await publish('vods/9008', film('9008', 'Named', { genre: 'maritime' }));
    await publish('playlists/9009', {
      id: '9009',
      artwork: 'lantern-coast',
      texts: film('', 'List').texts,
      items: ['9008'],
    });
    const remove = (path: string) => call(app, 'DELETE', `${at(path)}?version=1`, { token: admin });
    expect((await remove('vods/9008')).body).toMatchObject({
      code: 'ENTRY_IN_USE',
      details: { by: ['playlists:9009'] },
    });
    expect((await remove('genres/maritime')).body).toMatchObject({ details: { by: ['vods:9008'] } });
    for (const path of ['playlists/9009', 'vods/9008', 'genres/maritime'])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect((await remove(path)).status).toBe(204);
  });

  // ACCT-70
  it('shows a person by the same name in every title, in the language of the viewer', async () => {
    await publish('people/ida-moe', { name: { en: 'Ida Moe', ar: 'إيدا مو' } });
    const credits = [{ role: 'director', person: 'ida-moe' }];
    await publish('vods/9030', film('9030', 'Harbour', { credits }));
    const credited = async (language: string): Promise<unknown> => {
      const { body } = await call(app, 'GET', '/api/v4/vod/9030', { headers: { language } });
      return (body as { readonly credits: readonly { readonly name: string }[] }).credits[0]?.name;
    };
    expect([await credited('en'), await credited('ar'), await credited('es')]).toEqual([
      'Ida Moe',
      'إيدا مو',
      'Ida Moe',
    ]);
    await saved('people/ida-moe', { version: 1, document: { name: { en: 'Ida Lund' } }, action: 'publish' });
    expect(await credited('en')).toBe('Ida Lund');
    expect([await found('Lund'), await found('Ida Moe')]).toEqual([
      expect.stringContaining('9030'),
      expect.not.stringContaining('9030'),
    ]);
    expect((await call(app, 'DELETE', at('people/ida-moe?version=2'), { token: admin })).body).toMatchObject({
      details: { by: ['vods:9030'] },
    });
    const both = film('9031', 'A', { credits: [{ role: 'director', person: 'ida-moe', name: 'Ida' }] });
    expect(
      (await save('vods/9031', { version: null, document: both, action: 'publish' })).body,
    ).toMatchObject({
      details: { issues: [{ field: 'document.credits[0]', allowed: 'either a person or a name' }] },
    });
    await saved('vods/9030', { version: 1, action: 'withdraw' });
  });

  it('changes several entries at once, or none', async () => {
    const change = (id: string, document: object) => ({
      collection: 'vods',
      id,
      version: null,
      document,
      action: 'publish',
    });
    const run = (changes: readonly object[]) =>
      call(app, 'POST', '/api/v2/admin/entries', { body: { changes }, token: admin });
    const refused = await run([
      change('9010', film('9010', 'Both')),
      change('9011', film('9011', 'A', { genre: 'none' })),
    ]);
    expect(JSON.stringify(refused.body)).toContain('"changes[1].document.genre"');
    expect(await titleOf('9010')).toBe('VOD_NOT_FOUND');
    const twice = await run([change('9010', film('9010', 'A')), change('9010', film('9010', 'B'))]);
    expect(twice.status).toBe(400);
    expect(JSON.stringify(twice.body)).toContain('"changes[1].id"');
    const done = await run([
      change('9010', film('9010', 'Both', { trailer: '9011' })),
      change('9011', film('9011', 'Trailer')),
    ]);
    expect(done.status).toBe(200);
    expect([await titleOf('9010'), await titleOf('9011')]).toEqual(['Both', 'Trailer']);
  });

  it('brings up to date what depends on an entry', async () => {
    await publish('genres/northern', { en: 'Northern' });
    await publish('vods/9012', film('9012', 'Fjord', { genre: 'northern' }));
    expect(await found('northern')).toContain('9012');
    await saved('genres/northern', { version: 1, document: { en: 'Boreal' }, action: 'publish' });
    expect(await found('boreal')).toContain('9012');
    const series = {
      ...film('9013', 'Islands'),
      seasons: [{ id: '9013-1', episodes: [film('9014', 'Skerry'), film('9015', 'Holm')] }],
    };
    await publish('series/9013', series);
    expect(await titleOf('9015')).toBe('Holm');
    await saved('series/9013', {
      version: 1,
      document: {
        ...series,
        seasons: [{ id: '9013-1', episodes: [film('9015', 'Holm'), film('9014', 'Skerry')] }],
      },
      action: 'publish',
    });
    await saved('series/9013', {
      version: 2,
      document: { ...series, seasons: [{ id: '9013-1', episodes: [film('9015', 'Holm')] }] },
      action: 'publish',
    });
    expect([await titleOf('9014'), await titleOf('9015')]).toEqual(['VOD_NOT_FOUND', 'Holm']);
  });

  it('takes a document that is larger than other bodies', async () => {
    const episodes = Array.from({ length: 300 }, (_, index) =>
      film(`9020-${index}`, `Part ${index}`, {
        texts: { en: { title: `Part ${index}`, description: 'x'.repeat(400) } },
      }),
    );
    const series = { ...film('9020', 'Long'), seasons: [{ id: '9020-s', episodes }] };
    expect(JSON.stringify(series).length).toBeGreaterThan(2 * BODY_BYTES_MAX);
    await publish('series/9020', series);
    expect(await titleOf('9020-299')).toBe('Part 299');
    const tooLarge = { ...series, tags: ['x'.repeat(1_100_000)] };
    expect((await save('series/9020', { version: 1, document: tooLarge, action: 'save' })).status).toBe(413);
  });

  it('finds entries by words of their titles, page by page, also drafts', async () => {
    const list = async (query: string) =>
      (await call(app, 'GET', `${at('vods')}?${query}`, { token: admin })).body as ResponseOf<'listEntries'>;
    await saved('vods/9016', { version: null, document: film('9016', 'Zircon Óasis'), action: 'save' });
    expect((await list('search=oasis%20zircon')).entries).toMatchObject([
      { id: '9016', title: 'Zircon Óasis' },
    ]);
    expect((await list('search=9016')).entries.map(({ id }) => id)).toEqual(['9016']);
    expect((await list('state=draft&search=zircon')).entries).toHaveLength(1);
    expect((await list('state=published&search=zircon')).entries).toHaveLength(0);
    const first = await list('rpp=2');
    const next = await list(`rpp=2&lastSeen=${first.paging.lastSeen}`);
    expect(first.entries.map(({ id }) => id)).not.toEqual(next.entries.map(({ id }) => id));
    expect((await list('search=%25')).entries).toHaveLength(0);
    const { body } = await call(app, 'GET', '/api/v2/admin/collections', { token: admin });
    expect((body as ResponseOf<'listCollections'>).collections).toHaveLength(COLLECTION_NAMES.length);
  });

  // ACCT-57
  describe('after an import of files', () => {
    it('keeps what editors changed and made', async () => {
      const before = await entry('vods/1001');
      const document = { ...before.document, texts: { en: { title: 'Edited', description: '' } } };
      await saved('vods/1001', { version: before.version, document, action: 'publish' });
      await restart();
      expect([await titleOf('1001'), await titleOf('9010')]).toEqual(['Edited', 'Both']);
      await database().db.execute(sql`update catalogue_imports set checksum = 'other'`);
      await restart();
      expect([await titleOf('1001'), await titleOf('9010')]).toEqual(['Edited', 'Both']);
      await saved('vods/1001', { version: before.version + 1, document: before.document, action: 'publish' });
      await restart();
      expect(await titleOf('1001')).toBe('The Lantern Coast');
    });
  });
});
