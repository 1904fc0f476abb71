import type { EditedProgramme, ProgrammeDocument, ResponseOf } from '@footlight/contract';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { CATALOGUE_CHANNEL } from '../../../catalogue/catalogue-changes.js';
import { extendGuide } from '../../../catalogue/extend-guide.js';
import { contentRulesOf } from '../dated/content-rules.js';
import { GuideImport } from '../import/guide-import.service.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const CHANNEL = '9601';

describeDemo('editing the guide of a channel', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let admin: string;
  let other: string;
  let viewer: string;
  let noon: number;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
    admin = await signInDemo(app, 'admin');
    viewer = await signInDemo(app, 'viewer');
    await database().db.execute(
      sql`update accounts set role = 'editor' where email = 'family@footlight.example'`,
    );
    other = await signInDemo(app, 'family');
    noon = Math.floor(clock.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
    const document = { id: CHANNEL, name: { en: 'The Dated' }, film: 'lantern-coast' };
    const made = await call(app, 'PUT', `/api/v2/admin/entries/channels/${CHANNEL}`, {
      body: { version: null, document, action: 'publish' },
      token: admin,
    });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  });
  afterEach(() =>
    database()
      .db.execute(sql`delete from programmes where channel_id = ${CHANNEL}`)
      .then(() => database().db.execute(sql`truncate programme_versions`)),
  );

  const at = (path = '', channel = CHANNEL) => `/api/v2/admin/channels/${channel}/programmes${path}`;
  const startAt = (minutes: number): string => new Date(noon + minutes * MINUTE_MS).toISOString();
  const programme = (until: number, title: string, more: object = {}): ProgrammeDocument => ({
    endDate: startAt(until),
    texts: { en: { title, description: '' } },
    ...more,
  });
  type Change = readonly [minutes: number, version: string | null, programme: ProgrammeDocument | null];
  const change = (changes: readonly Change[], token = admin, channel = CHANNEL) =>
    call(app, 'POST', at('', channel), {
      body: {
        changes: changes.map(([minutes, version, one]) => ({
          startDate: startAt(minutes),
          version,
          programme: one,
        })),
      },
      token,
    });
  const changed = async (...changes: readonly Change[]): Promise<readonly EditedProgramme[]> => {
    const { status, body } = await change(changes);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (body as ResponseOf<'changeProgrammes'>).programmes;
  };
  const listed = async (): Promise<readonly EditedProgramme[]> =>
    (
      (await call(app, 'GET', `${at()}?from=${encodeURIComponent(startAt(-600))}`, { token: admin }))
        .body as ResponseOf<'listProgrammes'>
    ).programmes;
  const versionAt = async (minutes: number): Promise<string> =>
    (await listed()).find(({ startDate }) => startDate === startAt(minutes))?.version ?? 'none';
  const shown = async (): Promise<readonly (readonly [number, number, string])[]> => {
    const query = new URLSearchParams({ from: startAt(-600), to: startAt(1_400), channel: CHANNEL });
    const { body } = await call(app, 'GET', `/api/v4/epg?${query.toString()}`);
    return ((body as ResponseOf<'getGuide'>).channels[0]?.programmes ?? []).map(
      ({ startDate, endDate, title }) => [
        (Date.parse(startDate) - noon) / MINUTE_MS,
        (Date.parse(endDate) - noon) / MINUTE_MS,
        title,
      ],
    );
  };
  const versions = async (minutes: number) =>
    (
      (await call(app, 'GET', at(`/${encodeURIComponent(startAt(minutes))}/versions`), { token: admin }))
        .body as ResponseOf<'listProgrammeVersions'>
    ).versions;
  const restore = (minutes: number, number: number, version: string | null) =>
    call(app, 'POST', at(`/${encodeURIComponent(startAt(minutes))}/versions/${number}`), {
      body: { version },
      token: admin,
    });
  const issuesOf = (body: unknown): readonly { readonly field: string }[] =>
    (body as { readonly details: { readonly issues: readonly { readonly field: string }[] } }).details.issues;

  async function* piecesOf(text: string) {
    yield await Promise.resolve(text);
  }
  /** Imports programmes of an XMLTV file. */
  const imported = async (...list: readonly (readonly [number, number, string])[]): Promise<void> => {
    const time = (minutes: number): string =>
      `${startAt(minutes).slice(0, 19).replaceAll(/[-:T]/gu, '')} +0000`;
    const text = list.map(
      ([from, to, title]) =>
        `<programme start="${time(from)}" stop="${time(to)}" channel="${CHANNEL}"><title>${title}</title></programme>`,
    );
    const guide = new GuideImport({ db: database().db, rules: contentRulesOf(demoRealm()).rules, clock });
    try {
      await guide.read({ name: 'guide.xml', text: piecesOf(`<tv>${text.join('')}</tv>`) });
      await guide.write();
    } finally {
      guide.close();
    }
  };

  it('is for editors only', async () => {
    const path = at(`/${encodeURIComponent(startAt(0))}/versions`);
    const requests = [
      () => call(app, 'GET', at(), { token: viewer }),
      () => change([[0, null, programme(60, 'A')]], viewer),
      () => call(app, 'GET', path, { token: viewer }),
      () => call(app, 'POST', `${path}/1`, { body: { version: null }, token: viewer }),
    ];
    for (const request of requests)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(errorOf(await request())).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(errorOf(await call(app, 'GET', at())).status).toBe(401);
    expect(await listed()).toEqual([]);
  });

  // GUIDE-45
  it('writes, changes, moves and deletes single programmes, which viewers see at once', async () => {
    const more = {
      texts: {
        en: { title: 'Morning tide', description: 'Boats.', subTitle: 'Part one', genres: ['Nature'] },
        es: { title: 'Marea', description: 'Barcos.' },
      },
      year: '2025',
      ageRating: '12',
      season: 2,
      episode: '3/8',
      status: 'NEW',
    } as const;
    const [first, second] = await changed(
      [0, null, programme(60, '', more)],
      [60, null, programme(90, 'News')],
    );
    expect(first).toMatchObject({
      startDate: startAt(0),
      isEdited: true,
      changedBy: 'Ada',
      programme: { endDate: startAt(60), ...more, picture: null },
    });
    expect(await shown()).toEqual([
      [0, 60, 'Morning tide'],
      [60, 90, 'News'],
    ]);
    expect(await listed()).toEqual([first, second]);

    await changed([60, second?.version ?? '', null], [75, null, programme(90, 'Late news')]);
    expect(await shown()).toEqual([
      [0, 60, 'Morning tide'],
      [75, 90, 'Late news'],
    ]);
    await changed([75, await versionAt(75), programme(100, 'Late news')]);
    expect((await shown()).at(-1)).toEqual([75, 100, 'Late news']);
    expect(
      (await database().db.execute(sql`select texts from programme_templates where dated`)).rows,
    ).toHaveLength(2);
  });

  it('lists page by page', async () => {
    await changed([0, null, programme(60, 'A')], [60, null, programme(90, 'B')]);
    const page = async (more: string) =>
      (
        await call(app, 'GET', `${at()}?rpp=1&from=${encodeURIComponent(startAt(-60))}${more}`, {
          token: admin,
        })
      ).body as ResponseOf<'listProgrammes'>;
    const first = await page('');
    expect(first.paging).toEqual({ moreDataAvailable: true, lastSeen: startAt(0) });
    const second = await page(`&lastSeen=${encodeURIComponent(startAt(0))}`);
    expect(second.programmes.map(({ startDate }) => startDate)).toEqual([startAt(60)]);
    expect(second.paging.moreDataAvailable).toBe(false);
  });

  it('tells the other processes', async () => {
    const told: string[] = [];
    await database().listen(CATALOGUE_CHANNEL, () => told.push('told'));
    await changed([0, null, programme(60, 'A')]);
    await expect.poll(() => told).toContain('told');
  });

  // GUIDE-45
  it('refuses what was made from another state, by an editor or an import, and loses nothing', async () => {
    const [one] = await changed([0, null, programme(60, 'A')]);
    expect((await change([[0, one?.version ?? '', programme(60, 'B')]], other)).status).toBe(200);
    const refused = await change([
      [0, one?.version ?? '', programme(60, 'C')],
      [60, null, programme(90, 'D')],
    ]);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'PROGRAMME_CHANGED',
        details: { startDate: startAt(0), version: await versionAt(0), changedBy: 'Ana' },
      },
    });
    expect(await shown()).toEqual([[0, 60, 'B']]);
    expect(errorOf(await change([[0, null, programme(60, 'E')]])).code).toBe('PROGRAMME_CHANGED');
    expect(errorOf(await change([[30, 'unknown', null]])).code).toBe('PROGRAMME_NOT_FOUND');
    expect(errorOf(await change([[30, null, null]])).code).toBe('PROGRAMME_NOT_FOUND');

    await imported([120, 180, 'By the guide']);
    const version = await versionAt(120);
    await imported([120, 180, 'By a newer guide']);
    expect(errorOf(await change([[120, version, programme(180, 'Mine')]])).code).toBe('PROGRAMME_CHANGED');
  });

  it('lets one of two editors win who change it at the same time', async () => {
    const [one] = await changed([0, null, programme(60, 'A')]);
    const answers = await Promise.all([
      change([[0, one?.version ?? '', programme(60, 'B')]]),
      change([[0, one?.version ?? '', programme(60, 'C')]], other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await versions(0)).toHaveLength(2);
  });

  // GUIDE-45
  it('names what is wrong, and writes nothing', async () => {
    const refused = async (...changes: readonly Change[]) => {
      const { status, body } = await change(changes);
      return status === 400 ? issuesOf(body).map(({ field }) => field) : [String(status)];
    };
    const documents: readonly (readonly [ProgrammeDocument, string])[] = [
      [programme(0, 'No length'), 'endDate'],
      [programme(-1, 'Backwards'), 'endDate'],
      [programme(8 * 1_440, 'Longer than a week'), 'endDate'],
      [{ endDate: startAt(60), texts: { es: { title: 'Sola', description: '' } } }, 'texts.en'],
      [
        {
          endDate: startAt(60),
          texts: { en: { title: 'A', description: '' }, xx: { title: 'X', description: '' } },
        },
        'texts.xx',
      ],
      [programme(60, 'Picture', { picture: 'https://elsewhere.example/a.jpg' }), 'picture'],
    ];
    const malformed: readonly (readonly [object, string])[] = [
      [{ en: { title: '', description: '' } }, 'texts.en.title'],
      [{ en: { title: 'A' } }, 'texts.en.description'],
      [{ en: { title: 'A', description: '', genres: ['1', '2', '3', '4', '5', '6'] } }, 'texts.en.genres'],
      [{ en: { title: 'A', description: '', colour: 'red' } }, 'texts.en.colour'],
      [{}, 'texts'],
    ];
    for (const [texts, field] of malformed)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refused([0, null, programme(60, '', { texts })])).toEqual([
        `changes[0].programme.${field}`,
      ]);
    for (const [document, field] of documents)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refused([0, null, document])).toEqual([`changes[0].programme.${field}`]);
    expect(await refused([-3 * 1_440, null, programme(-3 * 1_440 + 30, 'Long ago')])).toEqual([
      'changes[0].programme.endDate',
    ]);
    expect(await refused([0, null, programme(60, 'A')], [0, null, programme(60, 'B')])).toEqual([
      'changes[1].startDate',
    ]);
    expect(await refused([0, null, programme(60, 'A')], [59, null, programme(70, 'B')])).toEqual([
      'changes[0].programme.endDate',
    ]);
    expect(await listed()).toEqual([]);

    await changed([0, null, programme(60, 'A')]);
    expect(await refused([30, null, programme(90, 'Within')])).toEqual(['changes[0].startDate']);
    expect(await refused([-30, null, programme(1, 'Into it')])).toEqual(['changes[0].programme.endDate']);
    expect(await shown()).toEqual([[0, 60, 'A']]);
  });

  it('is for channels without the programmes of a format', async () => {
    expect(errorOf(await change([[0, null, programme(60, 'A')]], admin, '6001'))).toEqual({
      status: 409,
      code: 'CHANNEL_HAS_FORMAT',
    });
    expect(errorOf(await change([[0, null, programme(60, 'A')]], admin, 'none')).code).toBe(
      'CHANNEL_NOT_FOUND',
    );
    expect(errorOf(await call(app, 'GET', at('', 'none'), { token: admin })).code).toBe('CHANNEL_NOT_FOUND');
    expect((await call(app, 'GET', at('', '6001'), { token: admin })).body).toMatchObject({ programmes: [] });
  });

  // GUIDE-46
  it('is not undone by imports', async () => {
    const guide = [
      [0, 60, 'One'],
      [60, 120, 'Two'],
      [120, 180, 'Three'],
    ] as const;
    await imported(...guide);
    await changed(
      [0, await versionAt(0), programme(75, 'One, and longer')],
      [60, await versionAt(60), null],
      [75, null, programme(120, 'Two, and later')],
      [120, await versionAt(120), null],
    );
    const after = [
      [0, 75, 'One, and longer'],
      [75, 120, 'Two, and later'],
    ];
    expect(await shown()).toEqual(after);
    await imported(...guide);
    expect(await shown()).toEqual(after);
    await imported(...guide, [180, 200, 'Four']);
    expect(await shown()).toEqual([...after, [180, 200, 'Four']]);
  });

  // GUIDE-47
  it('keeps every state, and restores them; that of the guide belongs to the guide again', async () => {
    await imported([0, 60, 'By the guide']);
    await changed([0, await versionAt(0), programme(50, 'Mine')]);
    await changed([0, await versionAt(0), null]);
    expect(await versions(0)).toMatchObject([
      { number: 3, programme: null, isEdited: true, changedBy: 'Ada' },
      { number: 2, programme: { texts: { en: { title: 'Mine' } } }, isEdited: true },
      { number: 1, programme: { endDate: startAt(60) }, isEdited: false, changedAt: null, changedBy: null },
    ]);
    expect((await restore(0, 2, null)).status).toBe(200);
    expect(await shown()).toEqual([[0, 50, 'Mine']]);
    expect(errorOf(await restore(0, 1, 'another')).code).toBe('PROGRAMME_CHANGED');
    expect(errorOf(await restore(0, 9, await versionAt(0))).code).toBe('PROGRAMME_NOT_FOUND');
    expect((await restore(0, 1, await versionAt(0))).body).toMatchObject({
      programme: { isEdited: false, programme: { texts: { en: { title: 'By the guide' } } } },
    });
    await imported([0, 60, 'By a newer guide']);
    expect(await shown()).toEqual([[0, 60, 'By a newer guide']]);
    await changed([0, await versionAt(0), programme(60, 'Mine again')]);
    expect((await versions(0)).map(({ programme: one }) => one?.texts['en']?.title)).toEqual([
      'Mine again',
      'By a newer guide',
      'By the guide',
      'Mine',
      undefined,
      'Mine',
      'By the guide',
    ]);
    expect((await restore(0, 3, await versionAt(0))).body).toEqual({ programme: null });
    expect(await shown()).toEqual([]);
  });

  it('is forgotten with the programmes of the past', async () => {
    await changed([0, null, programme(60, 'A')]);
    const later = clock.now() + 12 * DAY_MS;
    await database().db.transaction((tx) => extendGuide(tx, later));
    expect(await versions(0)).toEqual([]);
    expect(await listed()).toEqual([]);
    await database().db.transaction((tx) => extendGuide(tx, clock.now()));
  });
});
