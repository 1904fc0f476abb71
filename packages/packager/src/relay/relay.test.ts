import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StreamOrigin } from './stream-origin.js';
import { relay } from './relay.js';

const playlist = (own: string): string =>
  [
    '#EXTM3U',
    `#EXT-X-MAP:URI="${own}/f/init.mp4"`,
    '#EXT-X-KEY:METHOD=AES-128,URI="data:text/plain;base64,AA=="',
    '/f/1.m4s',
    '2.m4s',
    '../up/360.m3u8?a=b',
    '/other/3.m4s',
    'https://cdn.example/f/4.m4s',
    '{$base}/../5.m4s',
  ].join('\r\n');

let server: Server;
let rule: StreamOrigin;
const received: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    const own = `http://${request.headers.host}`;
    const send = (status: number, type: string, body: string, headers = {}): void => {
      response.writeHead(status, { 'content-type': type, 'set-cookie': 'a=b', ...headers });
      response.end(body);
    };
    if (request.url === '/f/list.m3u8') {
      send(200, 'application/vnd.apple.mpegurl', playlist(own));
    } else if (request.url === '/f/stored') send(200, 'binary/octet-stream', playlist(own));
    else if (request.url === '/f/stored.bytes') send(200, 'binary/octet-stream', 'no #EXTM3U');
    else if (request.url === '/f/stored.mpd') {
      send(
        200,
        'application/octet-stream',
        `<MPD><BaseURL>../up/</BaseURL><Location>${own}/f/x.mpd?a=1&amp;b=2</Location><SegmentTemplate initialization="$RepresentationID$/i.mp4" media="/f/$Number%05d$.m4s"/></MPD>`,
      );
    } else if (request.url === '/f/moved') send(302, 'text/plain', '', { location: 'http://evil.example/' });
    else if (request.url === '/f/refused') send(401, 'text/plain', 'no');
    else if (request.url === '/f/page') send(200, 'text/html', '<script>1</script>');
    else if (request.url === '/f/part' && request.headers.range === 'bytes=1-2') send(206, 'video/mp4', 'bc');
    else send(404, 'text/plain', '');
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  rule = {
    origin: `http://localhost:${port}`,
    sign: 'none',
    queryParameter: 'token',
    secret: null,
    headers: { 'x-key': 'kept' },
  };
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const folderAddress = (folder: string): string =>
  folder === '/f/' ? '/media/r/t/' : `/media/r/token-of${folder.replaceAll('/', '-')}/`;

const requestFile = (file: string, headers: Record<string, string> = {}) =>
  relay({ rule, folder: '/f/', file, headers, folderAddress, signal: new AbortController().signal });

// LIVE-6
it('sends the headers of the realm file and the player’s range, but no cookies or credentials', async () => {
  const answer = await requestFile('part', {
    range: 'bytes=1-2',
    cookie: 'session=1',
    authorization: 'Bearer x',
  });
  expect(answer).toMatchObject({ status: 206, type: 'video/mp4' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const { headers } = received.at(-1) as IncomingMessage;
  expect(headers).toMatchObject({ 'x-key': 'kept', range: 'bytes=1-2' });
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
});

const REPLACED = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="/media/r/t/init.mp4"',
  '#EXT-X-KEY:METHOD=AES-128,URI="data:text/plain;base64,AA=="',
  '/media/r/t/1.m4s',
  '2.m4s',
  '/media/r/token-of-up-/360.m3u8?a=b',
  '/media/r/token-of-other-/3.m4s',
  'https://cdn.example/f/4.m4s',
  '{$base}/../5.m4s',
];

it('replaces the addresses of its origin, also of other folders', async () => {
  const { body } = await requestFile('list.m3u8');
  expect((body as string).split(/\r?\n/u)).toEqual(REPLACED);
});

it('knows playlists and manifests of storage that sends no type, by name or by content', async () => {
  const list = await requestFile('stored');
  expect(list.type).toBe('application/vnd.apple.mpegurl');
  expect((list.body as string).split(/\r?\n/u)).toEqual(REPLACED);
  const manifest = await requestFile('stored.mpd');
  expect(manifest.type).toBe('application/dash+xml');
  expect(manifest.body).toBe(
    '<MPD><BaseURL>/media/r/token-of-up-/</BaseURL><Location>/media/r/t/x.mpd?a=1&amp;b=2</Location><SegmentTemplate initialization="$RepresentationID$/i.mp4" media="/media/r/t/$Number%05d$.m4s"/></MPD>',
  );
  const bytes = await requestFile('stored.bytes');
  expect(bytes.type).toBe('application/octet-stream');
  let text = '';
  for await (const chunk of bytes.body as AsyncIterable<Uint8Array>) text += Buffer.from(chunk).toString();
  expect(text).toBe('no #EXTM3U');
});

it('follows no redirects, hides the origin’s errors and rejects files outside the folder', async () => {
  await expect(requestFile('moved')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(requestFile('refused')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(requestFile('nothing')).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  const before = received.length;
  const outside = ['../x', '//evil.example/x', '/x', 'http://evil.example/f/x', './', '', '?a=1'];
  for (const file of [
    ...outside,
    '..%2fpaid/1.m4s',
    '..%252fpaid/1.m4s',
    '..%5cpaid/1.m4s',
    '%2e%2e/paid/1.m4s',
  ])
    await expect(requestFile(file)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  expect(received).toHaveLength(before);
});

it('requests the path and the query as they were sent', async () => {
  await expect(requestFile('a%20b/%C3%A9.m4s?token=a%2Fb&x=1')).rejects.toMatchObject({
    code: 'MEDIA_NOT_FOUND',
  });
  expect(received.at(-1)?.url).toBe('/f/a%20b/%C3%A9.m4s?token=a%2Fb&x=1');
});

it('serves HTML pages as application/octet-stream, so that browsers do not render them', async () => {
  expect((await requestFile('page')).type).toBe('application/octet-stream');
});
