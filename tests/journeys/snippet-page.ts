import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT, type Snippet } from '../snippets/snippets.js';
import { PLACES, withGiven } from '../snippets/surroundings.js';

/** Addresses by which the docs call the service of the reader. */
const SERVICE = /https:\/\/(?:service|play|your-footlight)\.example|http:\/\/localhost:4600/gu;
/** Addresses by which they call streams and files of the reader, which are served beside the page. */
const MEDIA =
  /https:\/\/(?:media\.example(?=\/film\/(?:master|main)\.m3u8)|cdn\.example(?=\/making-of\.mp4))/gu;

const FILES = path.join(ROOT, 'demo/media/films/lantern-coast');
/** Files that the docs name beside the page, by their extensions. */
const BESIDE: Readonly<Record<string, readonly [type: string, file: string]>> = {
  '.mp4': ['video/mp4', path.join(FILES, 'v180.mp4')],
  '.vtt': ['text/vtt', path.join(FILES, 'subtitles/en.vtt')],
  '.ass': ['text/x-ssa', path.join(ROOT, 'tests/snippets/files/subtitles.ass')],
  '.srt': ['application/x-subrip', path.join(ROOT, 'tests/snippets/files/subtitles.srt')],
  '.webp': ['image/jpeg', path.join(FILES, 'thumbnails.jpg')],
};

/** The text as a reader has it, who has put in the addresses of their service and media. */
export const addressed = (text: string, service: string): string =>
  text.replaceAll(SERVICE, service).replaceAll(MEDIA, '');

/** What any page has that scripts of the docs look for: elements, a place for a frame, a button, a field. */
const BODY = `<main><div id="stage"></div><button type="button">Press</button><input><dialog></dialog>
<footlight-player video="1001"></footlight-player>
<footlight-embed video="1001"></footlight-embed>
<footlight-watchlist item="1001"></footlight-watchlist></main>`;

const pageWith = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">${content}`;

/** HTML as pasted: a whole page stays as it is, a part is put where its fence says. */
export const htmlPage = ({ code, place, needs }: Snippet, service: string): string =>
  addressed(
    code.startsWith('<!doctype')
      ? code.replace('<title>', '<link rel="icon" href="data:,"><title>')
      : pageWith(place, [...needs.map((word) => PLACES[word] ?? ''), code].join('\n')),
    service,
  );

/** Set once the whole script of a snippet has run, with all that it waits for. */
export const DONE = 'snippetHasRun';

/**
 * A script as pasted into a page that has what scripts of the docs look for: bundled with the packages, if it imports
 * them, and else beside the script of the service.
 */
export const scriptPage = async (snippet: Snippet, folder: string, service: string): Promise<string> => {
  const own = addressed(withGiven(snippet), service);
  const { outputFiles } = await build({
    stdin: {
      contents: `${own}\nglobalThis.${DONE} = true;`,
      resolveDir: folder,
      loader: snippet.language === 'tsx' ? 'tsx' : 'js',
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: 'es2022',
  });
  const imports = own.includes('@footlight/');
  const head = imports
    ? `<meta name="footlight-origin" content="${service}">`
    : `<script type="module" src="${service}/sdk/footlight.js"></script>`;
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
  return pageWith(snippet.place, `${head}${BODY}<script type="module">${script}</script>`);
};

/** Passes a request for a part of the stream on to the service, as a proxy of the reader does. */
const proxy = async (address: string, response: ServerResponse): Promise<void> => {
  const answer = await fetch(address);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
};

export interface ServedPages {
  readonly port: number;
  /** Of a project in which the packages are installed. */
  readonly folder: string;
  /** Pages by their paths. */
  readonly pages: ReadonlyMap<string, string>;
  /** Address of an HLS stream of the service. */
  readonly stream: string;
}

/**
 * Serves pages on another site than the service, with the files and the stream that the docs name, and the packages.
 */
export const servePages = async ({
  port,
  folder,
  pages,
  stream,
}: ServedPages): Promise<{ close(): Promise<void> }> => {
  const server = createServer(({ url = '/', method }, response) => {
    const { pathname } = new URL(url, 'http://any.invalid');
    const page = pages.get(pathname);
    const [type, file] = BESIDE[path.extname(pathname)] ?? [
      'text/javascript',
      pathname === '/media-chrome.js'
        ? path.join(ROOT, 'node_modules/media-chrome/dist/iife/all.js')
        : path.join(folder, pathname),
    ];
    if (page !== undefined) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else if (/(?:master|main)\.m3u8$/u.test(pathname) && !pathname.startsWith('/media/'))
      response.writeHead(302, { location: new URL(stream).pathname }).end();
    else if (pathname.startsWith('/media/')) void proxy(new URL(pathname, stream).href, response);
    // Nobody is signed in at the reader's own pages.
    else if (pathname.startsWith('/my-own/')) response.writeHead(204).end();
    else if (method === 'POST' || pathname === '/token')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":null}');
    else if (existsSync(file)) response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
