import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { quietLog } from '../../../../testing/quiet-log.js';
import { createTestRealm } from '../../../../testing/test-realm.js';
import { CatalogueFolder } from '../../../../testing/catalogue-folder.js';
import { guideRefreshJobs } from './guide-refresh-jobs.js';
import { GuideSourcesRepository } from './guide-sources.repository.js';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const NOW = Date.parse('2026-11-30T12:00:00Z');
const guide = (title: string): string =>
  `<tv><programme start="20261130120000" stop="20261130130000" channel="7"><title>${title}</title></programme></tv>`;

// GUIDE-39
describeWithDatabase('a guide that is imported again and again', ({ database }) => {
  const requests: IncomingMessage[] = [];
  let answer: (request: IncomingMessage) => Answer = () => ({ status: 500 });
  let server: Server;
  let folder: CatalogueFolder;
  const clock = createMovingClock(NOW);

  beforeAll(async () => {
    folder = new CatalogueFolder();
    server = createServer((request, response) => {
      requests.push(request);
      const { status, headers = {}, body } = answer(request);
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { db } = database();
    await db.execute(sql`insert into artworks (slug, dominant_colour, kinds) values ('a', '#000000', '{}')`);
    await db.execute(sql`
      insert into contents (kind, id, artwork, texts, position, access, online_playback)
      values ('CHANNEL', '7', 'a', '{"en":{"title":"Seven","description":""}}', 1, 'everyone', 'AVAILABLE')`);
  });
  afterEach(async () => {
    requests.length = 0;
    await database().db.execute(sql`truncate guide_sources, programmes, programme_templates`);
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    folder.remove();
  });

  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const jobsOf = (address: string) => {
    const realm = createTestRealm({ guide: { sources: { tv: { address, everyHours: 2 } } } });
    return guideRefreshJobs({ db: database().db, realm, clock });
  };
  const run = async (address: string, signal = new AbortController().signal): Promise<void> => {
    for (const job of jobsOf(address)) await job.run(quietLog, signal);
  };
  const titles = async (): Promise<unknown> =>
    (
      await database().db.execute(
        sql`select texts->'en'->>'title' as title from programmes join programme_templates t on t.id = template_id`,
      )
    ).rows.map((row) => row['title']);
  const state = () => new GuideSourcesRepository(database().db).find('tv');

  it('is requested at its interval, and read only if it has changed', async () => {
    expect(jobsOf('https://guide.example/tv.xml')).toMatchObject([
      { name: 'guide.refresh.tv', everyMs: 7_200_000 },
    ]);
    answer = ({ headers }) =>
      headers['if-none-match'] === '"1"'
        ? { status: 304 }
        : { status: 200, headers: { etag: '"1"' }, body: gzipSync(guide('First')) };
    const address = `${origin().replace('//', '//user:p%40ss@')}/tv.xml.gz?key=hidden`;
    await run(address);
    expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
    expect(await titles()).toEqual(['First']);
    expect(await state()).toMatchObject({
      etag: '"1"',
      error: null,
      changedAt: new Date(NOW),
      summary: '1 programmes added, 0 changed, 0 removed, 1 channels, 0 unknown',
    });
    clock.advance(60_000);
    await run(address);
    expect(requests).toHaveLength(2);
    expect(await state()).toMatchObject({ checkedAt: new Date(NOW + 60_000), changedAt: new Date(NOW) });
    // Another channel may be found in the same file.
    await database().db.execute(sql`update contents set external_id = 'seven' where id = '7'`);
    answer = () => ({ status: 200, body: Buffer.from(guide('Second')) });
    await run(address);
    expect(requests[2]?.headers['if-none-match']).toBeUndefined();
    await database().db.execute(sql`update contents set external_id = null where id = '7'`);
  });

  it.each<[string, Answer, RegExp]>([
    ['an error', { status: 503 }, /\/tv\.xml: found status 503; allowed: status 200/u],
    ['a list of channels', { status: 200, body: Buffer.from('#EXTM3U\n') }, /found a list of channels/u],
    [
      'a broken guide',
      { status: 200, body: Buffer.from('<tv>\n<programme') },
      /found .*; allowed: well-formed XML/u,
    ],
    [
      'a redirection to another host',
      { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } },
      /found a redirection to http:\/\/169\.254\.169\.254\/latest\/meta-data\/; allowed: one within http:\/\/127/u,
    ],
    [
      'redirections without end',
      { status: 302, headers: { location: '/tv.xml' } },
      /found more than 5 redirections/u,
    ],
  ])('keeps what it has after %s, and says why', async (_what, broken, message) => {
    answer = () => ({ status: 200, body: Buffer.from(guide('First')) });
    await run(`${origin()}/tv.xml`);
    answer = () => broken;
    await expect(run(`${origin()}/tv.xml?key=hidden`)).rejects.toThrow(message);
    expect(await titles()).toEqual(['First']);
    const { error } = (await state()) ?? {};
    expect(error).toMatch(message);
    expect(error).not.toContain('hidden');
  });

  it('follows redirections within its origin', async () => {
    answer = ({ url }) =>
      url === '/tv.xml'
        ? { status: 302, headers: { location: '/today.xml' } }
        : { status: 200, body: Buffer.from(guide('Today')) };
    await run(`${origin()}/tv.xml`);
    expect(await titles()).toEqual(['Today']);
  });

  it('says that nothing responds', async () => {
    await expect(run('http://127.0.0.1:9/tv.xml')).rejects.toThrow(
      'http://127.0.0.1:9/tv.xml: found no complete response',
    );
  });

  it('may be a file, which is read again once it is another', async () => {
    folder.write('tv.xml', guide('First'));
    await run(`${folder.path}/tv.xml`);
    await database().db.execute(sql`truncate programmes`);
    await run(`${folder.path}/tv.xml`);
    expect(await titles()).toEqual([]);
    folder.write('tv.xml', guide('Another'));
    await run(`${folder.path}/tv.xml`);
    expect(await titles()).toEqual(['Another']);
  });

  it('is interrupted by the end of the service', async () => {
    answer = () => ({ status: 200, body: Buffer.from(guide('First')) });
    const stopping = new AbortController();
    stopping.abort(new Error('stopping'));
    await expect(run(`${origin()}/tv.xml`, stopping.signal)).rejects.toThrow('stopping');
    expect(await state()).toBeNull();
  });
});
