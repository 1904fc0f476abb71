import type { ContentItem, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';

type Results = ResponseOf<'searchContent'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const idsOf = (items: readonly ContentItem[]): string[] => items.map(({ type, id }) => `${type}:${id}`);

describeDemoOnBothEngines('search', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });

  const search = async (
    query: Readonly<Record<string, string | readonly string[]>>,
    language = 'en',
    country = 'GB',
  ): Promise<Results> => {
    const address = new URLSearchParams();
    for (const [name, values] of Object.entries(query)) {
      for (const value of [values].flat()) address.append(name, value);
    }
    const { status, body } = await call(app, 'GET', `/api/v1/content-search?${address.toString()}`, {
      headers: { language, 'x-footlight-country': country },
    });
    expect(status).toBe(200);
    return body as Results;
  };
  const found = async (query: string): Promise<string[]> => {
    const { results } = await search({ query });
    return Object.values(results).flatMap(({ hits }) => idsOf(hits));
  };

  it.each([
    ['a title', 'lantern coast', 'VOD:1001'],
    ['words in any case and order', 'COAST the Lantern', 'VOD:1001'],
    ['another form of the word (English)', 'lanterns', 'VOD:1001'],
    ['a title in Spanish', 'la costa de los faroles', 'VOD:1001'],
    ['another form of the word (Spanish)', 'faroleras', 'VOD:1001'],
    ['a title in Portuguese, without its accents', 'a costa das lanternas', 'VOD:1001'],
    ['a title in Arabic', 'ساحل الفوانيس', 'VOD:1001'],
    ['an Arabic word without its article', 'فوانيس', 'VOD:1001'],
    ['a query without accents', 'combate estelar okafor', 'LIVE_EVENT:2005'],
    ['a query with accents that the title does not have', 'nìght mårket', 'VOD:1002'],
    ['a person’s name', 'inés valmar', 'VOD:1001'],
    ['a name without its accent', 'ines valmar', 'VOD:1001'],
    ['words of the description', 'keeper light winter', 'VOD:1001'],
    ['a genre in Spanish', 'documental', 'VOD:1002'],
    ['a tag', 'winter', 'SERIES:5001'],
    ['the beginning of a word', 'lant', 'VOD:1001'],
    ['the beginnings of several words', 'nig mar', 'VOD:1002'],
    ['a word with a missing letter', 'lanten', 'VOD:1001'],
    ['a word with an extra letter', 'lanterrn', 'VOD:1001'],
    ['a word with a wrong letter', 'markat', 'VOD:1002'],
    ['a word with two swapped letters', 'mraket', 'VOD:1002'],
    ['a long word with two mistakes', 'hoemcomign', 'VOD:2004'],
    ['a mistyped Spanish word', 'farloes', 'VOD:1001'],
    ['a playlist', 'thirty nights', 'PLAYLIST:3001'],
    ['a series', 'north of quiet', 'SERIES:5001'],
    ['an episode by its series', 'norte silencio', 'VOD:1102'],
    ['a series by its season', 'temporada 2', 'SERIES:5001'],
    ['a channel', 'footlight film', 'CHANNEL:6003'],
    ['an event by its channel', 'ringside tv', 'LIVE_EVENT:2002'],
  ])('matches %s: %s', async (_what, query, key) => {
    expect(await found(query)).toContain(key);
  });

  it('requires every word to match', async () => {
    expect(await found('lantern market')).toEqual([]);
  });

  it.each(['%', "'", "a' & b | !c:*", '\\', ':*', '<->', '()', '"night'])(
    'treats %j as text, not as query syntax',
    async (query) => {
      const path = `/api/v1/content-search?query=${encodeURIComponent(query)}`;
      expect((await call(app, 'GET', path)).status).toBe(200);
    },
  );

  it('ranks exact titles first, then titles with the same beginning, then names, then mentions', async () => {
    const { results } = await search({ query: 'night train' });
    expect(idsOf(results.VOD_VIDEO.hits)[0]).toBe('VOD:1024');
    const ruiz = await search({ query: 'ruiz' });
    expect(idsOf(ruiz.results.LIVE_EVENT.hits)).toEqual(['LIVE_EVENT:2005']);
    const night = await search({ query: 'night', rpp: '30' });
    const hits = idsOf(night.results.VOD_VIDEO.hits);
    expect(hits.indexOf('VOD:1002')).toBeLessThan(hits.indexOf('VOD:1018'));
  });

  // SEARCH-7
  it('lists the kind of the best hit first; titles that begin with the query win, ignoring their article', async () => {
    const lantern = await search({ query: 'lantern' });
    expect(lantern.order[0]).toBe('VOD_VIDEO');
    expect(lantern.order).toContain('LIVE_EVENT');
    expect(idsOf(lantern.results.VOD_VIDEO.hits)[0]).toBe('VOD:1001');
    const spanish = await search({ query: 'costa de los' });
    expect(idsOf(spanish.results.VOD_VIDEO.hits)[0]).toBe('VOD:1001');
  });

  // SEARCH-8
  it('finds fighters by name in every language, and news by title and summary', async () => {
    const okafor = await search({ query: 'okafor' });
    expect(okafor.fighters.map(({ id }) => id)).toContain('adaeze-okafor');
    expect(idsOf(okafor.news)).toContain('NEWS:ruiz-okafor-agreed');
    expect(okafor.order).toEqual(['LIVE_EVENT', 'FIGHTER', 'NEWS']);
    expect((await search({ query: 'روزا رويز' })).fighters.map(({ id }) => id)).toEqual(['rosa-ruiz']);
    const narrowed = await search({ query: 'okafor', facet: 'genre:sport' });
    expect(narrowed).toMatchObject({ fighters: [], news: [] });
  });

  // SEARCH-9
  it.each([
    ['sports', 'LIVE_EVENT:2005'],
    ['docs', 'VOD:1002'],
    ['wildlife', 'VOD:1022'],
    ['documentales', 'VOD:1002'],
  ])('finds a genre by a synonym: %s', async (query, key) => {
    expect(await found(query)).toContain(key);
  });

  it('groups results by kind and paginates each kind', async () => {
    const full = await search({ query: 'the', rpp: '100' });
    const all = full.results.VOD_VIDEO;
    expect(all.totalHits).toBeGreaterThan(all.hits.length);
    const content = Object.values(full.results).reduce((sum, { totalHits }) => sum + totalHits, 0);
    expect(full.totalCount).toBe(content + full.fighters.length + full.news.length);
    const size = 40;
    const pages = Math.ceil(all.totalHits / size);
    expect(pages).toBeGreaterThan(2);
    const seen: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { results } = await search({
        query: 'the',
        rpp: String(size),
        p: String(page),
        kind: 'VOD_VIDEO',
      });
      const { hits, ...rest } = results.VOD_VIDEO;
      expect(rest).toEqual({ page, totalPages: pages, totalHits: all.totalHits });
      expect(results.LIVE_EVENT).toMatchObject({ hits: [], totalHits: full.results.LIVE_EVENT.totalHits });
      seen.push(...idsOf(hits));
    }
    expect(new Set(seen).size).toBe(all.totalHits);
    expect(seen.slice(0, all.hits.length)).toEqual(idsOf(all.hits));
    const past = await search({ query: 'the', p: '1000' });
    expect(past.results.VOD_VIDEO).toMatchObject({ hits: [], totalHits: all.totalHits });
  });

  describe('facets', () => {
    const values = ({ refines }: Results, name: string): Record<string, number> =>
      Object.fromEntries(
        (refines.find((refine) => refine.name === name)?.values ?? []).map(({ value, count }) => [
          value,
          count,
        ]),
      );

    it('count the results of each value, and still offer the other values of a facet with a selection', async () => {
      const full = await search({ query: 'the', rpp: '100' });
      const genres = values(full, 'genre');
      const { drama, sport } = genres;
      expect(drama).toBeGreaterThan(1);
      const one = await search({ query: 'the', facet: 'genre:drama', rpp: '100' });
      expect(one.totalCount).toBe(drama);
      // A choice within a facet keeps its other values on offer.
      expect(values(one, 'genre')).toEqual(genres);
      const two = await search({ query: 'the', facet: 'genre:drama,sport' });
      expect(two.totalCount).toBe((drama ?? 0) + (sport ?? 0));
      const both = await search({ query: 'the', facet: ['genre:drama,sport', 'tags:sea'] });
      expect(both.totalCount).toBe(values(two, 'tags')['sea']);
      expect(both.totalCount).toBeLessThan(two.totalCount);
      expect(values(both, 'genre')).toEqual(
        values(await search({ query: 'the', facet: 'tags:sea' }), 'genre'),
      );
    });

    it('work without a query, and unknown values match nothing', async () => {
      const sea = await search({ facet: 'tags:sea', rpp: '100' });
      expect(idsOf(sea.results.VOD_VIDEO.hits)).toContain('VOD:1011');
      expect((await search({ facet: 'tags:moon' })).totalCount).toBe(0);
      expect((await search({ facet: 'weight:12' })).totalCount).toBe(0);
    });

    it('have labels in the viewer’s language', async () => {
      const { refines } = await search({ query: 'faroles' }, 'es');
      expect(refines.map(({ name, label }) => [name, label])).toEqual([
        ['genre', 'Género'],
        ['tags', 'Temas'],
        ['year', 'Año'],
        ['language', 'Idioma del audio'],
      ]);
      expect(refines[1]?.values).toContainEqual(
        expect.objectContaining({ value: 'sea', label: 'Junto al mar' }),
      );
      expect(refines[3]?.values.map(({ label }) => label)).toContain('Inglés');
    });
  });

  it('excludes content that is blocked in the viewer’s country, unless requested', async () => {
    const ember = (country: string, more: Readonly<Record<string, string>> = {}) =>
      search({ query: 'ember road', ...more }, 'en', country);
    expect((await ember('GB')).totalCount).toBe(0);
    expect((await ember('ES')).totalCount).toBe(1);
    const shown = await ember('GB', { displayGeoblocked: 'true' });
    expect(shown.results.VOD_VIDEO.hits[0]?.accessLevel).toBe('GEOBLOCKED');
  });

  it('offers popular content, most watched first, if there is no query or no result', async () => {
    const nothing = await search({});
    expect(nothing).toMatchObject({ totalCount: 0, refines: [] });
    expect(nothing.popularContent.length).toBeGreaterThanOrEqual(8);
    expect(idsOf(nothing.popularContent)).not.toContain('VOD:1004');
    expect(nothing.popularContent.filter(({ itemCount }) => itemCount === 0)).toEqual([]);
    expect((await search({ query: 'night' })).popularContent).toEqual([]);

    const token = await signInDemo(app, 'member');
    const body = { position: 30, duration: 90, writer: 'a', sequence: 1 };
    const saved = await call(app, 'PUT', '/api/v2/vod/1023/progress', { token, body });
    expect(saved.status).toBeLessThan(300);
    clock.advance(2 * MINUTE_MS);
    const { popularContent } = await search({ query: 'qqqqqq' });
    expect(idsOf(popularContent)[0]).toBe('VOD:1023');
  });

  it('takes at most eight queries, regardless of the number of results', async () => {
    const before = queries.length;
    const { totalCount } = await search({ query: 'the', rpp: '100' });
    expect(totalCount).toBeGreaterThan(20);
    // Fighters and news each need one more query if any are found.
    expect(queries.length - before).toBeLessThanOrEqual(8);
  });

  // SEARCH-10
  it('finds an event until it ends, and the video of the same id from then on', async () => {
    expect(await found('homecoming')).toEqual(['VOD:2004']);
    clock.advance(-2 * DAY_MS);
    expect(await found('homecoming')).toEqual(['LIVE_EVENT:2004']);
    clock.advance(2 * DAY_MS);
  });

  it('excludes an event that has ended', async () => {
    expect(await found('night dive')).toContain('LIVE_EVENT:2003');
    clock.advance(DAY_MS);
    expect(await found('night dive')).not.toContain('LIVE_EVENT:2003');
    expect(idsOf((await search({ facet: 'genre:nature' })).results.LIVE_EVENT.hits)).not.toContain(
      'LIVE_EVENT:2003',
    );
  });
});
