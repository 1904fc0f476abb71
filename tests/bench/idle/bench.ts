/**
 * `npm run bench:idle -- <folder of the start-up bench> [players]`: ten players on an untouched page, with a
 * publisher's usual markup, for half a minute; measures how much of the films they load, compared with other players.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const OURS = 'footlight';
const OTHERS = ['hlsjs', 'mux-player', 'vidstack', 'plyr'];
const MEASURED_MS = 30_000;
const VIEWPORT = { width: 1280, height: 800 };

interface BenchServer {
  readonly serve: () => Promise<{ readonly server: Server; readonly port: number }>;
}

const [folder = '', ...wanted] = process.argv.slice(2);
if (!existsSync(path.join(folder, 'server.mjs'))) {
  console.error('Which bench? npm run bench:idle -- <folder that holds server.mjs> [players]');
  process.exit(1);
}
const players = path.resolve(folder, 'players');
mkdirSync(path.join(players, OURS), { recursive: true });
cpSync(path.join(ROOT, 'packages/elements/dist/sdk'), path.join(players, OURS), { recursive: true });
cpSync(path.join(ROOT, 'tests/bench/startup/footlight.html'), path.join(players, `${OURS}.html`));

/** The bench's page disables preloading; this restores the default behaviour of each player. */
const asWritten = (page: string): string =>
  page.replaceAll('preload="none"', '').replaceAll('"none" === "none"', '"auto" === "none"');

/** Bytes of films that one page loaded. */
const measure = async (browser: Browser, origin: string, player: string): Promise<number> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEWPORT });
  const page = await context.newPage();
  await page.route('**/p/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: asWritten(await answer.text()) });
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const films = new Set<string>();
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/media/')) films.add(requestId);
  });
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (films.has(requestId)) bytes += dataLength;
  });
  await page.goto(`${origin}/p/${player}?mode=ten`);
  await page.waitForTimeout(MEASURED_MS);
  await context.close();
  return bytes;
};

const { serve } = (await import(pathToFileURL(path.resolve(folder, 'server.mjs')).href)) as BenchServer;
const { server, port } = await serve();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  console.log('| ten players, 30 s | MB of films |\n|---|---|');
  for (const player of wanted.length === 0 ? [OURS, ...OTHERS] : wanted) {
    const bytes = await measure(browser, `https://localhost:${String(port)}`, player);
    console.log(`| ${player} | ${(bytes / 1e6).toFixed(2)} |`);
  }
} finally {
  await browser.close();
  server.close();
}
process.exit(0);
