import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type ProductOptions } from '../journeys/product.js';
import { complaintsOf, driveFilmNight } from './film-night.js';
import { installProjectFrom, type InstalledProject } from './installed-project.js';
import { CHECKERS, PROJECTS, type Places, type ProjectPage } from './projects.js';
import { HOST, serveFolders } from './static-server.js';

/** Installing and building a project on a slow machine. */
const TIMEOUT_MS = 600_000;
const SERVER_TIMEOUT = { timeout: 60_000 };

const OPTIONS: ProductOptions = {
  realm: { embed: { allowedOrigins: [`http://${HOST}:{port+2}`] } },
};

test.use({ startOptions: OPTIONS, viewport: { width: 800, height: 600 } });
test.describe.configure({ timeout: TIMEOUT_MS });

let checkers: InstalledProject | undefined;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  checkers = await installProjectFrom(CHECKERS);
});
test.afterAll(() => checkers?.remove());

const serve = async (
  { folder, start }: InstalledProject,
  { folders = {}, assets = {}, server }: ProjectPage,
  places: Places,
): Promise<() => Promise<void>> => {
  if (server !== undefined) return start(server(places)).stop;
  const inProject = (paths: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(paths).map(([at, place]) => [at, path.resolve(folder, place)]));
  const servers = [
    await serveFolders(places.port, inProject(folders)),
    await serveFolders(Number(new URL(places.assets).port), inProject(assets)),
  ];
  return async () => {
    for (const one of servers) await one.close();
  };
};

const open = async (page: Page, address: string): Promise<void> => {
  await expect
    .poll(async () => (await fetch(address).catch(() => undefined))?.status, SERVER_TIMEOUT)
    .toBe(200);
  await page.goto(address);
};

for (const { name, source, packages, edits, commands, pages } of PROJECTS)
  test(`${name}: builds, plays, is controlled and heard, and complains about nothing (EMBED-2)`, async ({
    context,
    product,
  }) => {
    const places: Places = {
      service: product.origin,
      port: product.port + 2,
      assets: `http://${HOST}:${product.port + 3}`,
    };
    const project = await test.step('installs', () =>
      installProjectFrom(source, {
        packages,
        edits: edits?.(places) ?? [],
        tools: checkers === undefined ? [] : [checkers.folder],
      }));
    try {
      for (const command of commands) await test.step(command.join(' '), () => project.run(command));
      for (const one of pages)
        await test.step(one.name, async () => {
          const stop = await serve(project, one, places);
          const page = await context.newPage();
          const complaints = complaintsOf(page);
          try {
            await open(page, `http://${HOST}:${places.port}${one.address}`);
            await driveFilmNight(page);
            await one.also?.(page);
          } finally {
            // Also where the page failed, since they say why.
            expect.soft(complaints).toEqual([]);
            await page.close();
            await stop();
          }
        });
    } finally {
      project.remove();
    }
  });
