/**
 * `npm run bench:dev`: starts `npm run dev`, edits a file of each kind, and measures the time from the edit until the
 * browser, or an answer of the service, shows it. Each file is restored, also after a failure.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.mjs';
import { startDev } from '../../service/started-dev.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const PORT = 4950;
const ROUNDS = 3;
const SHOWN_WITHIN_MS = 60_000;
const POLL_MS = 20;
const CARD = '[class*="card-module_card"]';
const ORIGIN = `http://localhost:${PORT}`;

interface Edit {
  readonly what: string;
  readonly limitMs: number;
  readonly file: string;
  readonly change: (text: string, round: number) => string;
  /** Resolves when the edit is seen. */
  readonly seen: (page: Page, round: number) => Promise<void>;
}

const replace = (from: string, to: (round: number) => string) => (text: string, round: number) => {
  if (!text.includes(from)) throw new Error(`The bench edits ${JSON.stringify(from)}, which is gone.`);
  return text.replace(from, to(round));
};

const EDITS: readonly Edit[] = [
  {
    what: 'a component of ui',
    limitMs: 1_000,
    file: 'packages/ui/src/content/card/card.tsx',
    change: replace('data-grounded=', (round) => `data-edited="${round}" data-grounded=`),
    seen: async (page, round) => {
      await page.waitForSelector(`[data-edited="${round}"]`, { state: 'attached', timeout: SHOWN_WITHIN_MS });
    },
  },
  {
    what: 'a style sheet of ui',
    limitMs: 1_000,
    file: 'packages/ui/src/content/card/card.module.css',
    change: replace('.card {', (round) => `.card {\n  --edited: ${round};`),
    seen: async (page, round) => {
      await page.waitForFunction(
        ([selector, value]) =>
          [...document.querySelectorAll(selector)].some(
            (card) => getComputedStyle(card).getPropertyValue('--edited').trim() === value,
          ),
        [CARD, String(round)] as const,
        { timeout: SHOWN_WITHIN_MS },
      );
    },
  },
  {
    what: 'the service',
    limitMs: 3_000,
    file: 'packages/server/src/http/operation/health.ts',
    change: replace("{ status: 'ok' }", (round) => `{ status: 'ok', edited: ${round} }`),
    seen: async (page, round) => {
      const started = Date.now();
      while (Date.now() - started < SHOWN_WITHIN_MS) {
        const answer = await page.request.get(`${ORIGIN}/healthz`).catch(() => undefined);
        if (answer?.ok() === true && (await answer.text()).includes(`"edited":${round}`)) return;
        await setTimeout(POLL_MS);
      }
      throw new Error('The service does not show the edit.');
    },
  },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const measure = async (page: Page, { file, change, seen }: Edit): Promise<readonly number[]> => {
  const full = path.join(ROOT, file);
  const original = readFileSync(full, 'utf8');
  const times: number[] = [];
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      // The page loads again after a restart of the service.
      await page.waitForSelector(CARD, { state: 'attached', timeout: SHOWN_WITHIN_MS });
      const started = performance.now();
      writeFileSync(full, change(original, round));
      await seen(page, round);
      times.push(performance.now() - started);
    }
  } finally {
    writeFileSync(full, original);
  }
  return times;
};

const folder = mkdtempSync(path.join(tmpdir(), 'footlight-bench-dev-'));
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
const dev = await startDev(PORT, folder);
try {
  const page = await browser.newPage();
  await page.goto(ORIGIN);
  await page.waitForSelector(CARD, { state: 'attached', timeout: 10 * SHOWN_WITHIN_MS });
  for (const edit of EDITS) {
    const times = await measure(page, edit);
    const shown = median(times);
    console.log(
      `${shown <= edit.limitMs ? 'ok  ' : 'SLOW'} ${edit.what}: ${Math.round(shown)} ms, at most ${edit.limitMs} (${times.map((one) => Math.round(one)).join(', ')})`,
    );
    if (shown > edit.limitMs) process.exitCode = 1;
  }
} finally {
  await dev.end('SIGTERM');
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
