import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startDev } from '../service/started-dev.js';
import { freePortForDevelopment, temporaryData } from '../service/started-service.js';

/** Vite transforms several hundred modules for the first page. */
const STARTS_WITHIN_MS = 300_000;

/** Processes whose environment names a folder. */
const processesOf = (folder: string): string[] =>
  execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line.includes(`FOOTLIGHT_DATA=${folder}`) && !line.includes(' ps axeww'));

test('npm run dev: serves site, frame, SDK, docs and playground from source, and leaves no process behind', async ({
  page,
}) => {
  test.setTimeout(STARTS_WITHIN_MS);
  const folder = temporaryData();
  const port = await freePortForDevelopment();
  const origin = `http://localhost:${port}`;
  const dev = await startDev(port, folder);
  const within = { timeout: STARTS_WITHIN_MS };
  try {
    await test.step('the site is rendered from source', async () => {
      await page.goto(origin);
      await expect(page.locator('[data-brand-name]').first()).toHaveText('Footlight', within);
      expect(await page.locator('script[src="/src/start.ts"]').count()).toBe(1);
    });
    await test.step('the page inside a frame has a player', async () => {
      await page.goto(`${origin}/embed/vod/1001`);
      await expect(
        page.locator('footlight-player').getByRole('button', { name: 'Play' }).first(),
      ).toBeVisible(within);
    });
    await test.step('the playground loads its element through the SDK', async () => {
      const script = page.waitForResponse(`${origin}/sdk/player.js`);
      await page.goto(`${origin}/playground/`);
      expect(await (await script).text()).toContain('/packages/elements/src/player.ts');
      await expect(
        page.locator('.scene footlight-player').getByRole('button', { name: 'Play' }).first(),
      ).toBeVisible(within);
    });
    await test.step('docs, examples, classic script, second origin and calls are served', async () => {
      const text = async (address: string) => (await page.request.get(address)).text();
      expect(await text(`${origin}/docs/`)).toContain('/@vite/client');
      expect(await text(`${origin}/examples/`)).toContain('Footlight examples');
      expect(await text(`${origin}/sdk/footlight.embed.iife.js`)).toContain('var FootlightEmbed');
      expect(await text(`${origin}/api/v2/realm`)).toContain('"Footlight"');
      const second = await page.request.get(`http://localhost:${port + 1}/examples/iframe/`);
      expect(second.headers()['footlight-service']).toBe(origin);
    });
  } finally {
    // Only npm gets the signal, as from a process manager.
    await dev.end('SIGTERM');
    await expect.poll(() => processesOf(folder), { timeout: 60_000 }).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  }
});
