import type { ConsoleMessage, Page } from '@playwright/test';
import { installProject } from '../packages/installed.js';
import { namedFiles, snippets, type Snippet } from '../snippets/snippets.js';
import { isOfBuild, isOfOthers } from '../snippets/surroundings.js';
import { expect, test } from './product.js';
import { DONE, addressed, htmlPage, scriptPage, servePages } from './snippet-page.js';

const TIMEOUT = { timeout: 15_000 };
/** All snippets are tried, also after one that fails. */
const softly = expect.configure({ soft: true });

test.use({
  startOptions: { realm: { embed: { allowedOrigins: ['http://127.0.0.1:{port+2}'] } } },
  viewport: { width: 640, height: 480 },
});

const all = snippets().filter((one) => !isOfOthers(one));
const pages = all.filter(({ language }) => language === 'html');
const scripts = all.filter(({ language }) => language === 'js' || language === 'tsx');

/** Servers that a snippet names, and that do not exist: `licences.example`. */
const OF_READERS = /https?:\/\/[\w.-]*\.example\b/u;

const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !OF_READERS.test(`${message.text()} ${message.location().url}`))
      faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
};

/** The address of a stream, as a reader has one that needs no service. */
const streamOf = async (service: string): Promise<string> => {
  const response = await fetch(`${service}/api/v5/manifest/video/1001`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocols: ['HLS'] }),
  });
  const { streams } = (await response.json()) as { readonly streams: readonly { readonly url: string }[] };
  return new URL(streams[0]?.url ?? '', service).href;
};

interface Shown {
  readonly tag: string;
  readonly isDefined: boolean;
  readonly status: string | null;
}

/** Every element of ours in a page; those that are not in view load when they are. */
const shownIn = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(({ localName }) => localName.startsWith('footlight-'))
      .map((element) => {
        const state = Reflect.get(element, 'state') as { readonly status?: string } | undefined;
        if (state !== undefined && state.status !== 'ready') element.scrollIntoView();
        return {
          tag: element.localName,
          isDefined: customElements.get(element.localName) !== undefined,
          status: state?.status ?? null,
        };
      }),
  );

/** Whether all are defined, and each player has loaded its video, or failed at a server that does not exist. */
const areShown = (shown: readonly Shown[], served: string): boolean =>
  shown.every(({ tag, isDefined, status }) => {
    if (!isDefined) return false;
    if (tag !== 'footlight-player' && tag !== 'footlight-embed') return true;
    return status === 'ready' || (status === 'failed' && OF_READERS.test(served));
  });

// EMBED-1
test('every page and script of the docs works as it is pasted into a page of another site', async ({
  page,
  product,
}) => {
  test.setTimeout(600_000);
  const service = product.origin;
  const named = Object.entries(namedFiles(scripts)).map(
    ([file, code]) => [file, addressed(code, service)] as const,
  );
  const project = installProject(Object.fromEntries(named), [
    'react',
    'react-dom',
    'lit-html',
    'lit-element',
    '@lit/reactive-element',
  ]);
  const addressOf = (snippet: Snippet): string => `/${encodeURIComponent(snippet.place)}`;
  const served = new Map<string, string>();
  const run = scripts.filter((one) => !isOfBuild(one));
  for (const one of pages) served.set(addressOf(one), htmlPage(one, service));
  for (const one of run) served.set(addressOf(one), await scriptPage(one, project.folder, service));
  const port = product.port + 2;
  const server = await servePages({
    port,
    folder: project.folder,
    pages: served,
    stream: await streamOf(service),
  });
  try {
    for (const snippet of [...pages, ...run])
      await test.step(snippet.place, async () => {
        // What the snippet before still asks for is not of this one.
        await page.goto('about:blank');
        const faults = faultsOf(page);
        await page.goto(`http://127.0.0.1:${port}${addressOf(snippet)}`);
        if (snippet.language === 'html') {
          await softly
            .poll(async () => areShown(await shownIn(page), served.get(addressOf(snippet)) ?? ''), {
              ...TIMEOUT,
              message: snippet.place,
            })
            .toBe(true);
          for (const button of await page.locator('body > button').all()) await button.click();
        } else
          await softly
            .poll(() => page.evaluate((done) => Reflect.get(globalThis, done) as unknown, DONE), {
              ...TIMEOUT,
              message: snippet.place,
            })
            .toBe(true);
        softly(faults, snippet.place).toEqual([]);
        page.removeAllListeners('console');
        page.removeAllListeners('pageerror');
      });
  } finally {
    await server.close();
    project.remove();
  }
});
