import {
  WATCHLISTS_MAX,
  WATCHLIST_ITEMS_MAX,
  type ResponseOf,
  type WatchlistEntry,
} from '@footlight/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { WatchlistsRepository } from './watchlists.repository.js';

const LISTS = '/api/v2/watchlists';
const CONTENT = '/api/v2/new-watchlists';

type Lists = ResponseOf<'listWatchlists'>;
type Page = ResponseOf<'getWatchlist'>;
type Adjacent = ResponseOf<'getWatchlistAdjacent'>;

const vods = (...ids: readonly string[]): WatchlistEntry[] => ids.map((id) => ({ id, contentType: 'VOD' }));
const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const entryIds = ({ content }: Page): string[] => content.map(({ id }) => id);

/** The requests of one person. */
const personOf = (app: FastifyInstance, token: string | undefined) => {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { ...(token === undefined ? {} : { token }), body });
  return {
    create: (name: string) => send('POST', LISTS, { name }),
    made: async (name: string) => ((await send('POST', LISTS, { name })).body as { id: string }).id,
    lists: async (query = '') => (await send('GET', LISTS + query)).body as Lists,
    rename: (id: string, name: string) => send('PUT', `${LISTS}/${id}`, { name }),
    remove: (owner: string, id: string) => send('DELETE', `${LISTS}/${owner}/${id}`),
    restore: (id: string) => send('POST', `${LISTS}/${id}/restore`),
    save: (owner: string, id: string) => send('POST', `${LISTS}/${owner}/${id}/save`),
    open: (id: string, query = '') => send('GET', `${CONTENT}/${id}${query}`),
    page: async (id: string, query = '') => (await send('GET', `${CONTENT}/${id}${query}`)).body as Page,
    add: (id: string, content: readonly WatchlistEntry[]) =>
      send('POST', `${CONTENT}/${id}/content`, { content }),
    reorder: (id: string, content: readonly WatchlistEntry[], query = '') =>
      send('POST', `${CONTENT}/${id}${query}`, { content }),
    take: (id: string, type: string, contentId: string) =>
      send('DELETE', `${CONTENT}/${id}/content/${type}/${contentId}`),
    adjacent: (owner: string, id: string, contentId: string) =>
      send('GET', `${LISTS}/${owner}/${id}/adjacentTo/${contentId}?size=2`),
    favour: (id: string) => send('PUT', `/api/v2/favourite/vods/${id}`),
  };
};
type Person = ReturnType<typeof personOf>;

describeDemo('watchlists', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let ana: Person;
  let anaId = '';
  let ben: Person;
  let benToken = '';
  const guest = () => personOf(app, undefined);
  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });
  beforeEach(async () => {
    const person = await signUpSomebody(app);
    ana = personOf(app, person.token);
    benToken = (await signUpSomebody(app)).token;
    ben = personOf(app, benToken);
    anaId = (await ana.lists()).watchlists[0]?.ownerExternalId ?? '';
  });
  afterAll(() => app.close());

  const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
    const before = queries.length;
    await work();
    return queries.length - before;
  };

  describe('the lists of a viewer', () => {
    it('start with the system list in the viewer’s language, followed by the newest', async () => {
      expect((await ana.create('First')).status).toBe(201);
      await ana.made('  Second  ');
      const { watchlists, pagingInfo } = await ana.lists();
      expect(watchlists.map(({ name }) => name)).toEqual(['My list', 'Second', 'First']);
      expect(watchlists.map(({ systemDefinedType }) => systemDefinedType)).toEqual([
        'FAVOURITES',
        null,
        null,
      ]);
      expect(watchlists.every(({ ownership, saved }) => ownership === 'OWNED' && !saved)).toBe(true);
      expect(pagingInfo.moreDataAvailable).toBe(false);
    });

    it('are returned in pages of 25 without gaps or duplicates, with a bounded number of queries', async () => {
      for (let number = 1; number <= 30; number += 1) {
        const id = await ana.made(`List ${number}`);
        if (number <= 3) await ana.add(id, vods('1001', '1002', '1003', '1006', '1007', '1008'));
      }
      const first = await ana.lists();
      expect(first.watchlists).toHaveLength(25);
      expect(first.pagingInfo.moreDataAvailable).toBe(true);
      const second = await ana.lists(`?lastSeen=${first.pagingInfo.lastSeen}`);
      expect(second.pagingInfo.moreDataAvailable).toBe(false);
      const names = [...first.watchlists, ...second.watchlists].map(({ name }) => name);
      expect(names).toEqual(['My list', ...Array.from({ length: 30 }, (_, at) => `List ${30 - at}`)]);
      expect(second.watchlists.at(-1)).toMatchObject({ name: 'List 1', itemCount: 6 });
      expect(second.watchlists.at(-1)?.thumbnails).toHaveLength(5);

      const one = await countQueries(() => ana.lists('?rpp=2'));
      const all = await countQueries(() => ana.lists('?rpp=60'));
      // Looking up thumbnails needs queries for content, favourites, progress and licences, however many lists there
      // are.
      expect(all - one).toBeLessThanOrEqual(5);
      expect(all).toBeLessThanOrEqual(12);
      expect((await ana.lists('?lastSeen=gone')).watchlists).toEqual([]);
    });

    // LIST-47
    it('report whether they contain an item that the request names', async () => {
      const full = await ana.made('Full');
      await ana.made('Empty');
      await ana.add(full, vods('1001'));
      await ana.favour('1001');
      const holding = async (name: string) =>
        (await ana.lists(`?holding=${name}`)).watchlists.map((list) => [list.name, list.holds]);
      expect(await holding('VOD:1001')).toEqual([
        ['My list', true],
        ['Empty', false],
        ['Full', true],
      ]);
      expect(await holding('VOD_VIDEO:1001')).toContainEqual(['Full', true]);
      expect(await holding('SERIES:1001')).toContainEqual(['Full', false]);
      expect((await ana.lists()).watchlists[0]).not.toHaveProperty('holds');
    });

    it('have names of at most 60 characters, with an error message in the caller’s language', async () => {
      expect((await ana.create('é'.repeat(60))).status).toBe(201);
      const refused = await ana.create('x'.repeat(61));
      expect(errorOf(refused)).toEqual({ status: 400, code: 'WATCHLIST_NAME_TOO_LONG' });
      expect(refused.body).toMatchObject({ messages: ['List names can have up to 60 characters.'] });
      expect(errorOf(await ana.create('   '))).toEqual({ status: 400, code: 'INVALID_FIELD' });
      const id = await ana.made('Short');
      expect(errorOf(await ana.rename(id, 'x'.repeat(61)))).toMatchObject({
        code: 'WATCHLIST_NAME_TOO_LONG',
      });
      expect((await ana.rename(id, 'Shorter')).status).toBe(204);
      expect((await ana.page(id)).name).toBe('Shorter');
    });

    it('are private: other viewers can neither see, change nor delete them', async () => {
      const id = await ana.made('Mine');
      const notFound = { status: 404, code: 'WATCHLIST_NOT_FOUND' };
      for (const answer of [
        await ben.open(id),
        await guest().open(id),
        await ben.open(id, '?owner=somebody'),
        await ben.rename(id, 'Yours'),
        await ben.remove(anaId, id),
        await ben.remove('somebody', id),
        await ben.add(id, vods('1001')),
        await ben.reorder(id, vods('1001')),
        await ben.take(id, 'VOD', '1001'),
        await ben.save('somebody', id),
      ]) {
        expect(errorOf(answer)).toEqual(notFound);
      }
      expect(errorOf(await guest().create('Nobody’s'))).toEqual({ status: 401, code: 'UNAUTHORISED' });
      expect((await ana.page(id)).name).toBe('Mine');
    });

    it('can be restored for 15 minutes after deletion, with order, link and savers (LIST-40)', async () => {
      const id = await ana.made('Gone');
      await ana.add(id, vods('1002', '1001'));
      await ben.save(anaId, id);
      await ana.remove(anaId, id);
      expect(errorOf(await ana.open(id))).toMatchObject({ status: 404 });
      expect((await ben.lists()).watchlists.map(({ name }) => name)).not.toContain('Gone');
      expect(errorOf(await ben.restore(id))).toMatchObject({ status: 404, code: 'WATCHLIST_NOT_FOUND' });
      expect((await ana.restore(id)).status).toBe(204);
      expect(errorOf(await ana.restore(id))).toMatchObject({ status: 404 });
      expect(entryIds(await ana.page(id))).toEqual(['1002', '1001']);
      expect((await ben.lists()).watchlists.map(({ name }) => name)).toContain('Gone');
      await ana.remove(anaId, id);
      await database().db.execute(
        sql`update watchlists set deleted_at = deleted_at - interval '901 seconds' where id = ${id}`,
      );
      expect(errorOf(await ana.restore(id))).toMatchObject({ status: 404, code: 'WATCHLIST_NOT_FOUND' });
    });

    it('can contain news as well as videos, which name their feed (LIST-46)', async () => {
      const id = await ana.made('To read');
      expect(
        (await ana.add(id, [...vods('1001'), { id: 'homecoming-in-full', contentType: 'NEWS' }])).status,
      ).toBe(204);
      const { items, content } = await ana.page(id);
      expect(items.map(({ type, feedName }) => [type, feedName])).toEqual([
        ['VOD', undefined],
        ['NEWS', 'ringside'],
      ]);
      expect(content.map(({ contentType }) => contentType)).toEqual(['VOD', 'NEWS']);
      expect((await ana.take(id, 'NEWS', 'homecoming-in-full')).status).toBe(204);
      expect(entryIds(await ana.page(id))).toEqual(['1001']);
    });

    it('are deleted with their items, by their owner only', async () => {
      const id = await ana.made('Gone');
      await ana.add(id, vods('1001'));
      await ben.save(anaId, id);
      expect(errorOf(await ana.remove('somebody', id))).toMatchObject({ status: 404 });
      expect((await ana.remove(anaId, id)).status).toBe(204);
      expect(errorOf(await ana.remove(anaId, id))).toMatchObject({ status: 404 });
      expect((await ben.lists()).watchlists).toHaveLength(1);
      await new WatchlistsRepository(database().db).clean(new Date(clock.now() + 1));
      const left = await database().db.execute(
        sql`select 1 from watchlist_items where watchlist_id = ${id} union all select 1 from watchlist_saves where watchlist_id = ${id}`,
      );
      expect(left.rows).toEqual([]);
    });

    it(`are limited to ${WATCHLISTS_MAX}, even with concurrent requests`, async () => {
      for (let number = 1; number < WATCHLISTS_MAX; number += 1) await ana.create(`List ${number}`);
      const answers = await Promise.all(['a', 'b', 'c'].map((name) => ana.create(name)));
      expect(statusesOf(answers)).toEqual([201, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'WATCHLIST_LIMIT_REACHED',
        details: { limit: WATCHLISTS_MAX },
      });
    });
  });

  describe('the items of a list', () => {
    it('keep the order in which they were added, whatever their kind, each with its card', async () => {
      const id = await ana.made('Mixed');
      const content: WatchlistEntry[] = [
        { id: '1001', contentType: 'VOD_VIDEO' },
        { id: '5001', contentType: 'SERIES' },
        { id: '4001', contentType: 'VOD_SEASON' },
        { id: '3001', contentType: 'PLAYLIST' },
      ];
      expect((await ana.add(id, content)).status).toBe(204);
      const page = await ana.page(id);
      expect(page.content).toEqual(content);
      expect(page.items.map((item) => `${item.type}:${item.id}`)).toEqual([
        'VOD:1001',
        'SERIES:5001',
        'SEASON:4001',
        'PLAYLIST:3001',
      ]);
      expect(page.items[0]?.contentContext).toContainEqual({ type: 'WATCHLIST', id, title: 'Mixed' });
      expect(page).toMatchObject({ itemCount: 4, ownership: 'OWNED', saved: false });
      expect(page.shareablePath).toBe(`/watchlists/${id}?owner=${anaId}`);
    });

    it('are unique: adding an item again is refused and changes nothing', async () => {
      const id = await ana.made('Once');
      await ana.add(id, vods('1001', '1002'));
      const again = await ana.add(id, [...vods('1003'), { id: '1001', contentType: 'VOD_VIDEO' }]);
      expect(errorOf(again)).toEqual({ status: 409, code: 'DUPLICATED_ITEM' });
      expect(again.body).toMatchObject({
        messages: ['It’s already in this list.'],
        details: { content: vods('1001') },
      });
      expect(errorOf(await ana.add(id, vods('1003', '1003')))).toMatchObject({ code: 'DUPLICATED_ITEM' });
      expect(entryIds(await ana.page(id))).toEqual(['1001', '1002']);

      const atOnce = await Promise.all(Array.from({ length: 5 }, () => ana.add(id, vods('1003'))));
      expect(statusesOf(atOnce)).toEqual([204, 409, 409, 409, 409]);
      expect(entryIds(await ana.page(id))).toEqual(['1001', '1002', '1003']);
    });

    it('must exist: nothing is added if the catalogue lacks one of them', async () => {
      const id = await ana.made('Real');
      const unknown = { status: 404, code: 'CONTENT_NOT_FOUND' };
      expect(errorOf(await ana.add(id, vods('1001', '99999999')))).toEqual(unknown);
      expect(errorOf(await ana.add(id, [{ id: '1001', contentType: 'NEWS' }]))).toEqual(unknown);
      expect((await ana.page(id)).content).toEqual([]);
    });

    it('are returned in pages, even if two kinds share an id', async () => {
      const id = await ana.made('Pages');
      const wanted = ['1001', '1002', '1003', '1006', '1007'];
      await ana.add(id, vods(...wanted));
      await database().db.execute(
        sql`update watchlist_items set content_id = '5001' where watchlist_id = ${id} and content_id = '1001'`,
      );
      await ana.add(id, [{ id: '5001', contentType: 'SERIES' }]);
      const seen: string[] = [];
      let lastSeen: string | null = null;
      for (let more = true; more;) {
        const query: string = lastSeen === null ? '' : `&lastSeen=${encodeURIComponent(lastSeen)}`;
        const page: Page = await ana.page(id, `?rpp=2${query}`);
        ({ moreDataAvailable: more, lastSeen } = page.pagingInfo);
        if (lastSeen !== null) seen.push(lastSeen);
      }
      expect(seen).toEqual(['VOD:1002', 'VOD:1006', 'SERIES:5001']);
      expect(entryIds(await ana.page(id, '?lastSeen=1003'))).toEqual(['1006', '1007', '5001']);
      expect((await ana.page(id, '?lastSeen=9')).content).toEqual([]);
    });

    it('are reordered from the start or after a given item', async () => {
      const id = await ana.made('Order');
      await ana.add(id, vods('1001', '1002', '1003', '1006', '1007'));
      expect((await ana.reorder(id, vods('1003', '1001'))).status).toBe(204);
      expect(entryIds(await ana.page(id))).toEqual(['1003', '1001', '1002', '1006', '1007']);
      await ana.reorder(id, vods('1007', '1006'), '?lastSeen=VOD:1001');
      expect(entryIds(await ana.page(id))).toEqual(['1003', '1001', '1007', '1006', '1002']);
      await ana.reorder(id, vods('1003'), '?lastSeen=1002');
      expect(entryIds(await ana.page(id))).toEqual(['1001', '1007', '1006', '1002', '1003']);
      for (const refused of [
        await ana.reorder(id, vods('1008')),
        await ana.reorder(id, vods('1001'), '?lastSeen=VOD:1008'),
        await ana.reorder(id, vods('1001', '1001')),
      ]) {
        expect(errorOf(refused)).toEqual({ status: 404, code: 'CONTENT_NOT_FOUND' });
      }
      const [one, other] = await Promise.all([
        ana.reorder(id, vods('1001', '1002', '1003', '1006', '1007')),
        ana.reorder(id, vods('1007', '1006', '1003', '1002', '1001')),
      ]);
      expect([one.status, other.status]).toEqual([204, 204]);
      const order = entryIds(await ana.page(id)).join();
      expect(['1001,1002,1003,1006,1007', '1007,1006,1003,1002,1001']).toContain(order);
    });

    it('are removed, even repeatedly, and are appended when added again', async () => {
      const id = await ana.made('Out');
      await ana.add(id, vods('1001', '1002', '1003'));
      for (const type of ['VOD', 'VOD_VIDEO', 'NEWS']) {
        expect((await ana.take(id, type, '1001')).status).toBe(204);
      }
      await ana.add(id, vods('1001'));
      expect(entryIds(await ana.page(id))).toEqual(['1002', '1003', '1001']);
    });

    it('have neighbours', async () => {
      const id = await ana.made('Next');
      await ana.add(id, vods('1001', '1002', '1003', '1006', '1007', '1008'));
      const middle = (await ana.adjacent(anaId, id, '1006')).body as Adjacent;
      expect(middle.previous.map((item) => item.id)).toEqual(['1002', '1003']);
      expect(middle.next.map((item) => item.id)).toEqual(['1007', '1008']);
      expect(((await guest().adjacent(anaId, id, '1001')).body as Adjacent).previous).toEqual([]);
      expect(errorOf(await ana.adjacent(anaId, id, '1009'))).toMatchObject({ code: 'CONTENT_NOT_FOUND' });
      expect(errorOf(await guest().adjacent('x', id, '1001'))).toMatchObject({ code: 'WATCHLIST_NOT_FOUND' });
    });

    it('take the same number of queries for few and many', async () => {
      const [few, many] = [await ana.made('Few'), await ana.made('Many')];
      const all = vods('1001', '1002', '1003', '1005', '1006', '1007', '1008', '1009');
      await ana.add(few, all.slice(0, 3));
      await ana.add(many, all);
      expect(await countQueries(() => ana.page(many))).toBe(await countQueries(() => ana.page(few)));
    });

    it(`are limited to ${WATCHLIST_ITEMS_MAX}`, async () => {
      const id = await ana.made('Full');
      await database().db.execute(sql`
        insert into watchlist_items (watchlist_id, kind, content_id, content_type, position, added_at)
        select ${id}, 'VOD', 'v' || n, 'VOD', n, now() from generate_series(1, ${WATCHLIST_ITEMS_MAX - 1}::integer) n`);
      expect(errorOf(await ana.add(id, vods('1001', '1002')))).toEqual({
        status: 409,
        code: 'WATCHLIST_LIMIT_REACHED',
      });
      expect((await ana.add(id, vods('1001'))).status).toBe(204);
    });
  });

  describe('a shared list', () => {
    it('is open to everybody with its link, and can be saved by them', async () => {
      const id = await ana.made('For all');
      await ana.add(id, vods('1001', '1002'));
      const link = `?owner=${anaId}`;
      expect((await guest().page(id, link)).ownership).toBe('SHARED');
      expect(await ben.page(id, link)).toMatchObject({ ownership: 'SHARED', saved: false, itemCount: 2 });
      for (let time = 0; time < 2; time += 1) expect((await ben.save(anaId, id)).status).toBe(204);
      const { watchlists } = await ben.lists();
      expect(watchlists.map(({ name }) => name)).toEqual(['My list', 'For all']);
      expect(watchlists[1]).toMatchObject({ saved: true, ownership: 'SHARED', ownerExternalId: anaId });
      expect(watchlists[1]?.thumbnails).toHaveLength(2);
      // A saved list opens without the link and shows changes by its owner.
      await ana.rename(id, 'For many');
      expect(await ben.page(id)).toMatchObject({ name: 'For many', saved: true });

      const forbidden = { status: 403, code: 'FORBIDDEN' };
      expect(errorOf(await ben.rename(id, 'Mine now'))).toEqual(forbidden);
      expect(errorOf(await ben.add(id, vods('1003')))).toEqual(forbidden);
      expect(errorOf(await ben.reorder(id, vods('1002')))).toEqual(forbidden);
      expect(errorOf(await ben.take(id, 'VOD', '1001'))).toEqual(forbidden);

      expect((await ben.remove(anaId, id)).status).toBe(204);
      expect((await ben.lists()).watchlists).toHaveLength(1);
      expect((await ana.page(id)).itemCount).toBe(2);
    });

    it('of the viewer’s own cannot be saved in addition', async () => {
      const id = await ana.made('Own');
      expect((await ana.save(anaId, id)).status).toBe(204);
      expect((await ana.lists()).watchlists.map(({ saved }) => saved)).toEqual([false, false]);
    });

    it('is listed after the viewer’s own lists, also in pages', async () => {
      const ids = [await ana.made('A'), await ana.made('B')];
      for (const id of ids) await ben.save(anaId, id);
      await ben.made('C');
      const names: string[] = [];
      let lastSeen: string | null = null;
      for (let more = true; more;) {
        const page: Lists = await ben.lists(`?rpp=1${lastSeen === null ? '' : `&lastSeen=${lastSeen}`}`);
        names.push(...page.watchlists.map(({ name }) => name));
        ({ moreDataAvailable: more, lastSeen } = page.pagingInfo);
      }
      expect(names).toEqual(['My list', 'C', 'B', 'A']);
    });
  });

  describe('the list of favourites', () => {
    it('contains the favourites, newest first, and adding to it adds a favourite', async () => {
      await ana.favour('1001');
      expect((await ana.add('favourites', vods('1002', '1003'))).status).toBe(204);
      const page = await ana.page('favourites', '?rpp=2');
      expect(page).toMatchObject({ systemDefinedType: 'FAVOURITES', itemCount: 3, name: 'My list' });
      expect(entryIds(page)).toEqual(['1003', '1002']);
      expect(entryIds(await ana.page('favourites', `?lastSeen=${page.pagingInfo.lastSeen}`))).toEqual([
        '1001',
      ]);
      expect((await ana.lists()).watchlists[0]).toMatchObject({ itemCount: 3 });
      const beside = (await ana.adjacent(anaId, 'favourites', '1002')).body as Adjacent;
      expect([beside.previous, beside.next].map((items) => items.map((item) => item.id))).toEqual([
        ['1003'],
        ['1001'],
      ]);
      const again = await ana.add('favourites', vods('1006', '1001'));
      expect(errorOf(again)).toEqual({ status: 409, code: 'DUPLICATED_ITEM' });
      expect(again.body).toMatchObject({ details: { content: vods('1001') } });
      await ana.take('favourites', 'VOD', '1003');
      expect(entryIds(await ana.page('favourites'))).toEqual(['1002', '1001']);
      expect((await ben.page('favourites', `?owner=${anaId}`)).content).toEqual([]);
    });

    it('cannot be renamed, reordered or deleted, and contains only videos', async () => {
      const forbidden = { status: 403, code: 'FORBIDDEN' };
      expect(errorOf(await ana.rename('favourites', 'Best'))).toEqual(forbidden);
      expect(errorOf(await ana.reorder('favourites', vods('1001')))).toEqual(forbidden);
      expect(errorOf(await ana.remove(anaId, 'favourites'))).toEqual(forbidden);
      expect(errorOf(await ana.add('favourites', [{ id: '5001', contentType: 'SERIES' }]))).toMatchObject({
        code: 'CONTENT_NOT_FOUND',
      });
      expect(errorOf(await guest().open('favourites'))).toEqual({ status: 401, code: 'UNAUTHORISED' });
    });
  });

  describe('a realm', () => {
    const realmWith = async (change: Partial<ReturnType<typeof demoRealm>>) => {
      const { app: other } = await createTestApplication(database(), {
        realm: { ...demoRealm(), ...change },
      });
      return { other, cara: personOf(other, (await signUpSomebody(other)).token) };
    };

    it('can disable watchlists', async () => {
      const { other, cara } = await realmWith({
        watchlists: { enabled: false, systemDefinedFavourites: 'ENABLED' },
      });
      const disabled = { status: 403, code: 'WATCHLISTS_DISABLED' };
      for (const answer of [
        await cara.create('No'),
        await cara.open('x'),
        await cara.add('favourites', vods('1001')),
        await cara.remove('x', 'x'),
        await call(other, 'GET', LISTS, { token: (await signUpSomebody(other)).token }),
      ]) {
        expect(errorOf(answer)).toEqual(disabled);
      }
      await other.close();
    });

    it('can disable the list of favourites', async () => {
      const { other, cara } = await realmWith({
        watchlists: { enabled: true, systemDefinedFavourites: 'DISABLED' },
      });
      expect((await cara.lists()).watchlists).toEqual([]);
      expect(errorOf(await cara.open('favourites'))).toMatchObject({ code: 'WATCHLIST_NOT_FOUND' });
      await other.close();
    });

    it('can disable sharing; lists saved before can still be removed', async () => {
      const id = await ana.made('Closed');
      await ben.save(anaId, id);
      const { socialSharing } = demoRealm();
      const { other, cara } = await realmWith({ socialSharing: { ...socialSharing, enabled: false } });
      expect(errorOf(await cara.open(id, `?owner=${anaId}`))).toMatchObject({ code: 'WATCHLIST_NOT_FOUND' });
      expect(errorOf(await cara.save(anaId, id))).toMatchObject({ code: 'WATCHLIST_NOT_FOUND' });
      const benThere = personOf(other, benToken);
      expect((await benThere.lists()).watchlists).toHaveLength(1);
      expect(errorOf(await benThere.open(id))).toMatchObject({ code: 'WATCHLIST_NOT_FOUND' });
      expect((await benThere.remove(anaId, id)).status).toBe(204);
      expect((await ben.lists()).watchlists).toHaveLength(1);
      await other.close();
    });
  });
});
