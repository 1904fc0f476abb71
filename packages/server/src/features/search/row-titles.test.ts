import type { ResponseOf } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { call } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';

const DAY_MS = 86_400_000;

interface Row {
  readonly id: string;
  readonly source?: string;
  readonly titles?: object;
  readonly items?: readonly string[];
  readonly title?: string;
}

interface Shown {
  readonly title: string;
  readonly items: readonly string[];
  readonly lastSeen: string | null;
  readonly hasMore: boolean;
}

describeDemo('rows of titles', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let admin: string;
  let member: string;
  let version: number | null = null;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
    admin = await signInDemo(app, 'admin');
    member = await signInDemo(app, 'member');
    await database().db.execute(sql`delete from watch_progress`);
    await database().db.execute(sql`delete from favourites`);
  });

  const save = (rows: readonly Row[]) =>
    call(app, 'PUT', '/api/v2/admin/entries/sections/chosen', {
      token: admin,
      body: {
        version,
        action: 'publish',
        document: {
          id: 'chosen',
          artwork: 'lantern-coast',
          texts: { en: { title: 'Chosen', description: 'By the service.' } },
          rows: rows.map(({ title = 'A row', ...row }) => ({
            type: 'CONTENT',
            texts: { en: { title } },
            ...row,
          })),
        },
      },
    });
  const page = async (rows: readonly Row[], token?: string): Promise<ReadonlyMap<string, Shown>> => {
    const saved = await save(rows);
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    ({ version } = saved.body as { readonly version: number });
    const { status, body } = await call(app, 'GET', '/api/v4/content/chosen?rpp=25', {
      headers: { 'x-footlight-country': 'FR' },
      ...(token === undefined ? {} : { token }),
    });
    expect(status).toBe(200);
    return new Map(
      (body as ResponseOf<'getSection'>).buckets.map(({ bucketId, title, items, paging }) => [
        bucketId,
        {
          title,
          items: items.map(({ type, id }) => `${type}:${id}`),
          lastSeen: paging.lastSeen,
          hasMore: paging.moreDataAvailable,
        },
      ]),
    );
  };
  const titles = async (query: object, token?: string): Promise<readonly string[]> =>
    (await page([{ id: 'row', source: 'titles', titles: query }], token)).get('row')?.items ?? [];
  const own = async (source: string, token?: string): Promise<Shown | undefined> =>
    (await page([{ id: 'row', source, title: 'Because you watched {title}' }], token)).get('row');
  const watch = (id: string, position: number, token = member) =>
    call(app, 'PUT', `/api/v2/vod/${id}/progress`, { token, body: { position, duration: 92 } });

  // ROW-15
  it('are those of a genre, a tag or a person, and of the kinds asked for', async () => {
    expect(await titles({ genre: 'romance' })).toEqual(['VOD:1011', 'VOD:1016', 'VOD:1023']);
    expect(await titles({ tags: ['winter'], kinds: ['VOD'] })).toContain('VOD:1001');
    expect(await titles({ tags: ['family'] })).toContain('VOD:1008');
    expect(await titles({ person: 'rosa-ruiz', kinds: ['VOD'] })).toEqual(['VOD:1003']);
    const series = await titles({ kinds: ['SERIES'] });
    expect(series.length).toBeGreaterThan(1);
    expect(series.every((name) => name.startsWith('SERIES:'))).toBe(true);
    expect(await titles({ genre: 'romance', person: 'Rosa Ruiz' })).toEqual([]);
  });

  it('leave out what cannot be watched: trailers, episodes, premieres to come, titles blocked here', async () => {
    const seen: string[] = [];
    let shown = (await page([{ id: 'row', source: 'titles', titles: {} }])).get('row');
    while (shown !== undefined) {
      seen.push(...shown.items);
      if (!shown.hasMore) break;
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { status, body } = await call(app, 'POST', '/api/v4/content/chosen/bucket/row', {
        headers: { 'x-footlight-country': 'GB' },
        body: { bucketProps: { resultPerPage: 7, lastSeen: shown.lastSeen } },
      });
      expect(status).toBe(200);
      const { items, paging } = body as ResponseOf<'getBucketPage'>;
      shown = {
        title: '',
        items: items.map(({ type, id }) => `${type}:${id}`),
        lastSeen: paging.lastSeen,
        hasMore: paging.moreDataAvailable,
      };
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain('VOD:1001');
    expect(seen).not.toContain('VOD:1010');
    expect(seen).not.toContain('VOD:1005');
    expect(seen).not.toContain('VOD:1006');
    const { rows } = await database().db.execute<{ id: string }>(
      sql`select vod_id as id from season_episodes`,
    );
    expect(seen.filter((name) => rows.some(({ id }) => name === `VOD:${id}`))).toEqual([]);
  });

  it('are the newest first, by release or else by when they were added', async () => {
    await database().db.execute(
      sql`update contents set added_at = ${new Date(clock.now() - 100 * DAY_MS).toISOString()}::timestamptz`,
    );
    const newest = await titles({ order: 'newest', kinds: ['VOD'] });
    expect(newest.slice(0, 4)).toEqual(['VOD:1009', 'VOD:1008', 'VOD:1012', 'VOD:1021']);
    await database().db.execute(
      sql`update contents set added_at = ${new Date(clock.now()).toISOString()}::timestamptz where id = '1016'`,
    );
    expect((await titles({ order: 'newest', kinds: ['VOD'] }))[0]).toBe('VOD:1016');
  });

  it('are those that are withdrawn soonest', async () => {
    const withdraw = async (id: string, days: number): Promise<void> => {
      const path = `/api/v2/admin/entries/vods/${id}`;
      const { body } = await call(app, 'GET', path, { token: admin });
      const withdrawAt = new Date(clock.now() + days * DAY_MS).toISOString();
      const saved = await call(app, 'PUT', path, {
        token: admin,
        body: { version: (body as { readonly version: number }).version, action: 'publish', withdrawAt },
      });
      expect(saved.status).toBe(200);
    };
    expect(await titles({ order: 'expiring' })).toEqual([]);
    await withdraw('1021', 9);
    await withdraw('1014', 3);
    expect(await titles({ order: 'expiring' })).toEqual(['VOD:1014', 'VOD:1021']);
  });

  it('are what a search finds, best first', async () => {
    expect((await titles({ words: 'night market' }))[0]).toBe('VOD:1002');
    expect(await titles({ words: 'harbour', genre: 'crime' })).toEqual(['VOD:1018']);
    expect(await titles({ words: 'qqqqqqqqqq' })).toEqual([]);
  });

  it('are those with the most viewers; nobody has watched the others', async () => {
    expect(await titles({ order: 'mostWatched' })).toEqual([]);
    const viewers = await Promise.all([signInDemo(app, 'viewer'), signInDemo(app, 'admin')]);
    for (const [id, tokens] of [
      ['1007', [member]],
      ['1018', [member, ...viewers]],
      ['1011', viewers],
    ] as const)
      for (const token of tokens) {
        // oxlint-disable-next-line no-await-in-loop -- the order of a viewer's history
        expect((await watch(id, 40, token)).status).toBe(204);
      }
    clock.advance(2 * 60_000);
    expect(await titles({ order: 'mostWatched' })).toEqual(['VOD:1018', 'VOD:1011', 'VOD:1007']);
    expect(await titles({ order: 'mostWatched', genre: 'romance' })).toEqual(['VOD:1011']);
  });

  // ROW-16
  it('are what the viewer has begun, saved, and may like after the last title; guests have none', async () => {
    expect((await own('continue', member))?.items).toEqual(['VOD:1018', 'VOD:1007']);
    clock.advance(1000);
    await watch('1007', 91);
    expect((await own('continue', member))?.items).toEqual(['VOD:1018']);
    const because = await own('becauseYouWatched', member);
    expect(because?.title).toBe('Because you watched Glass Orchard');
    expect(because?.items).not.toContain('VOD:1007');
    expect(because?.items.slice(0, 12)).toContain('VOD:1014');
    expect(await own('favourites', member)).toBeUndefined();
    const added = await call(app, 'PUT', '/api/v2/favourite/vods/1026', { token: member });
    expect(added.status).toBeLessThan(300);
    expect((await own('favourites', member))?.items).toEqual(['VOD:1026']);
    for (const source of ['continue', 'favourites', 'becauseYouWatched'])
      // oxlint-disable-next-line no-await-in-loop -- one page that is changed
      expect(await own(source)).toBeUndefined();
  });

  it('cost a fixed number of queries, however many titles there are', async () => {
    const rows: Row[] = [
      { id: 'a', source: 'titles', titles: { genre: 'drama' } },
      { id: 'b', source: 'titles', titles: { order: 'newest' } },
      { id: 'c', source: 'continue' },
    ];
    await page(rows, member);
    const before = queries.length;
    await call(app, 'GET', '/api/v4/content/chosen?rpp=25', { token: member });
    expect(queries.length - before).toBeLessThanOrEqual(14);
  });

  describe('a wrong description', () => {
    it.each([
      [{ id: 'row', source: 'titles', titles: { genre: 'none' } }, /titles\.genre.*none.*a genre/u],
      [{ id: 'row', source: 'live', titles: {} }, /titles.*with the source "titles" only/u],
      [{ id: 'row', source: 'titles', titles: { order: 'best' } }, /titles.*order/u],
      [
        { id: 'row', source: 'titles', titles: { words: 'sea', order: 'newest' } },
        /order.*newest.*mostWatched/u,
      ],
      [{ id: 'row', source: 'titles', items: ['VOD:1001'] }, /either a source or items/u],
    ])('is refused with the field: %j', async (row, message) => {
      const { status, body } = await save([row]);
      expect(status).toBe(400);
      expect(JSON.stringify(body).replaceAll('\\"', '"')).toMatch(message);
    });
  });
});
