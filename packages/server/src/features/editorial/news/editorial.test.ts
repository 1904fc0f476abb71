import type { ResponseOf } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';

const DAY_MS = 86_400_000;

describeDemo('editorial content: news, fighters, releases and texts', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });

  const get = async <T>(path: string, language = 'en'): Promise<T> => {
    const { status, body } = await call(app, 'GET', path, { headers: { language } });
    expect({ path, status }).toEqual({ path, status: 200 });
    return body as T;
  };

  it('lists the feeds in the reader’s language', async () => {
    const { feeds } = await get<ResponseOf<'listNewsFeeds'>>('/api/v2/news', 'es');
    expect(feeds).toEqual([
      { feedName: 'ringside', title: 'Ringside' },
      { feedName: 'footlight', title: 'De la casa' },
    ]);
  });

  it('lists a feed newest first, page by page, without unpublished items', async () => {
    const allNews = await get<ResponseOf<'listNews'>>('/api/v2/news/ringside');
    const moments = allNews.items.map(({ publishedAt }) => publishedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const seen: string[] = [];
    let lastSeen: string | null = null;
    for (let more = true; more;) {
      const after: string = lastSeen === null ? '' : `&lastSeen=${lastSeen}`;
      const page: ResponseOf<'listNews'> = await get(`/api/v2/news/ringside?rpp=3${after}`);
      seen.push(...page.items.map(({ id }) => id));
      ({ moreDataAvailable: more, lastSeen } = page.paging);
    }
    expect(seen).toEqual(allNews.items.map(({ id }) => id));

    const newest = new Date(moments[0] ?? '').getTime();
    const wait = newest - DAY_MS - clock.now();
    clock.advance(wait);
    const before = await get<ResponseOf<'listNews'>>('/api/v2/news/ringside');
    const hidden = await call(app, 'GET', `/api/v2/news/ringside/${seen[0]}`);
    clock.advance(-wait);
    expect(before.items.map(({ id }) => id)).toEqual(seen.slice(1));
    expect(errorOf(hidden)).toEqual({ status: 404, code: 'NEWS_NOT_FOUND' });
  });

  it('returns a complete news item with its related content', async () => {
    const item = await get<ResponseOf<'getNewsItem'>>('/api/v2/news/ringside/homecoming-in-full', 'pt');
    expect(item.title).toBe('A noite do regresso, do primeiro gongo ao último');
    expect(item.paragraphs).toHaveLength(2);
    expect(item.related.map(({ type, id }) => `${type}:${id}`)).toEqual(['VOD:2004', 'LIVE_EVENT:2002']);
    expect(item.image?.variants.length).toBeGreaterThan(0);
  });

  it.each(['/api/v2/news/nothing', '/api/v2/news/nothing/1', '/api/v2/news/footlight/homecoming-in-full'])(
    'responds 404 for the unknown news %s',
    async (path) => {
      expect(errorOf(await call(app, 'GET', path))).toEqual({ status: 404, code: 'NEWS_NOT_FOUND' });
    },
  );

  it('lists fighters by name, of one weight class or all, page by page', async () => {
    const allFighters = await get<ResponseOf<'listFighters'>>('/api/v2/fighters');
    expect(allFighters.fighters[0]?.name).toBe('Adaeze Okafor');
    const { fighters } = await get<ResponseOf<'listFighters'>>('/api/v2/fighters?weightClass=MIDDLEWEIGHT');
    expect(fighters.map(({ id }) => id)).toEqual([
      'ivo-brandt',
      'kwame-asare',
      'samir-haddad',
      'tomas-oliveira',
    ]);
    const first = await get<ResponseOf<'listFighters'>>('/api/v2/fighters?rpp=4');
    const rest = await get<ResponseOf<'listFighters'>>(`/api/v2/fighters?lastSeen=${first.paging.lastSeen}`);
    expect([...first.fighters, ...rest.fighters]).toEqual(allFighters.fighters);
    expect([first.paging.moreDataAvailable, rest.paging.moreDataAvailable]).toEqual([true, false]);
  });

  it('returns a fighter with the record, the bouts newest first with opponents’ names, and videos', async () => {
    const fighter = await get<ResponseOf<'getFighter'>>('/api/v2/fighters/rosa-ruiz', 'ar');
    expect(fighter).toMatchObject({
      name: 'روزا رويز',
      nickname: 'المدّ',
      record: { wins: 18, losses: 2, draws: 1 },
    });
    expect(fighter.bouts.map(({ opponentName }) => opponentName)).toEqual([
      'نيا فالك',
      'أداييزي أوكافور',
      'Petra Holm',
    ]);
    expect(fighter.videos.map(({ id }) => id)).toEqual(['1003', '1028', '2004']);
  });

  it('returns the statistics of a fighter by kind, and wins by method that add up to the record', async () => {
    const path = '/api/v2/fighters/ivana-kos/statistics';
    const { statistics, winsByMethod } = await get<ResponseOf<'getFighterStatistics'>>(path);
    expect(statistics).toContainEqual({ kind: 'TAKEDOWNS_LANDED', value: 18, unit: 'COUNT' });
    expect(statistics).toContainEqual({ kind: 'CONTROL_TIME', value: 2410, unit: 'SECONDS' });
    expect(statistics).toContainEqual({ kind: 'STRIKE_ACCURACY', value: 0.46, unit: 'FRACTION' });
    expect(winsByMethod.reduce((sum, { wins }) => sum + wins, 0)).toBe(10);
  });

  it.each(['/api/v2/fighters/nobody', '/api/v2/fighters/nobody/statistics'])(
    'responds 404 for the unknown fighter %s',
    async (path) => {
      expect(errorOf(await call(app, 'GET', path))).toEqual({ status: 404, code: 'FIGHTER_NOT_FOUND' });
    },
  );

  it('lists the rankings of all classes, with or without a champion, in two queries', async () => {
    const before = queries.length;
    const { rankings } = await get<ResponseOf<'listRankings'>>('/api/v2/rankings');
    expect(queries.length - before).toBe(2);
    expect(rankings.map(({ weightClass, champion }) => [weightClass, champion?.id ?? null])).toEqual([
      ['BANTAMWEIGHT', 'lena-brook'],
      ['WELTERWEIGHT', null],
      ['MIDDLEWEIGHT', 'tomas-oliveira'],
    ]);
    expect(rankings[1]?.contenders.map(({ rank, fighter }) => `${rank} ${fighter.id}`)).toEqual([
      '1 rosa-ruiz',
      '2 adaeze-okafor',
      '3 ivana-kos',
      '4 nia-falk',
    ]);
  });

  it('lists releases by day, newest first, including upcoming premieres', async () => {
    const { days } = await get<ResponseOf<'listReleases'>>('/api/v2/releases');
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
    expect(days[0]?.items.map(({ id }) => id)).toEqual(['1005']);
    const ids = days.flatMap(({ items }) => items.map(({ id }) => id));
    const first = await get<ResponseOf<'listReleases'>>('/api/v2/releases?rpp=5');
    const rest = await get<ResponseOf<'listReleases'>>(`/api/v2/releases?lastSeen=${first.paging.lastSeen}`);
    expect([...first.days, ...rest.days].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);

    const to = new Date(clock.now()).toISOString();
    const from = new Date(clock.now() - 5 * DAY_MS).toISOString();
    const some = await get<ResponseOf<'listReleases'>>(`/api/v2/releases?from=${from}&to=${to}`);
    expect(some.days.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([
      '1031',
      '1010',
      '1009',
      '1008',
      '1012',
    ]);
  });

  it('returns all or selected texts in the reader’s language', async () => {
    const all = await get<ResponseOf<'getTexts'>>('/api/v2/texts', 'ar');
    expect([all.language, Object.keys(all.texts)]).toEqual(['ar', ['help', 'privacy', 'terms']]);
    const some = await get<ResponseOf<'getTexts'>>('/api/v2/texts?key=terms&key=nothing', 'es');
    expect(Object.keys(some.texts)).toEqual(['terms']);
    expect(some.texts['terms']).toMatch(/^Estas son las condiciones/u);
    const other = await call(app, 'GET', '/api/v2/texts?realm=other');
    expect(errorOf(other)).toEqual({ status: 400, code: 'INVALID_FIELD' });
  });

  // PAGE-19
  it('returns British texts in Great Britain and New Zealand, if there are any', async () => {
    await database().db.execute(
      sql`update realm_texts set texts = texts || '{"en-gb":"Mind the colour."}' where key = 'terms'`,
    );
    const termsIn = async (country: string, language: string) => {
      const headers = { 'x-footlight-country': country, language };
      const { body } = await call(app, 'GET', '/api/v2/texts?key=terms', { headers });
      return (body as ResponseOf<'getTexts'>).texts['terms'];
    };
    expect(await termsIn('GB', 'en')).toBe('Mind the colour.');
    expect(await termsIn('NZ', 'en')).toBe('Mind the colour.');
    expect(await termsIn('US', 'en')).toMatch(/^These are the terms/u);
    expect(await termsIn('GB', 'es')).toMatch(/^Estas son las condiciones/u);
  });

  it('returns the operator’s pages, as text or as an address to frame', async () => {
    expect(await get('/api/v2/external-pages/privacy', 'es')).toMatchObject({
      id: 'privacy',
      title: 'Privacidad',
      text: expect.stringContaining('no vendemos nada') as string,
      address: null,
    });
    expect(await get('/api/v2/external-pages/harbour')).toMatchObject({
      text: null,
      address: 'http://localhost:4601/examples/plugin/',
    });
    expect(await get('/api/v2/plugins/tides', 'ar')).toMatchObject({
      title: 'المدّ والجزر',
      address: 'http://localhost:4601/examples/plugin/',
    });
  });

  it.each([
    ['/api/v2/external-pages/nothing', 'PAGE_NOT_FOUND'],
    ['/api/v2/external-pages/constructor', 'PAGE_NOT_FOUND'],
    ['/api/v2/plugins/toString', 'PLUGIN_NOT_FOUND'],
  ])('responds 404 for the unknown page or plugin %s', async (path, code) => {
    expect(errorOf(await call(app, 'GET', path))).toEqual({ status: 404, code });
  });

  it('returns selected labels in every language of the realm', async () => {
    const { body } = await call(app, 'POST', '/api/v2/translations', {
      body: { keys: ['signIn', 'noSuchLabel'] },
    });
    const { translations } = body as ResponseOf<'fetchTranslations'>;
    expect(translations).toEqual({
      en: { signIn: 'Sign in' },
      es: { signIn: expect.any(String) as string },
      pt: { signIn: expect.any(String) as string },
      ar: { signIn: expect.any(String) as string },
    });
  });
});
