import type { Page } from '@playwright/test';
import { serveHostPage, type HostPage } from './host-page.js';
import { expect, test as productTest } from './product.js';

const CONNECT_WITHIN_MS = 30_000;
/** Every policy that a player needs. */
export const ALL_POLICIES =
  'autoplay; fullscreen; encrypted-media; picture-in-picture; web-share; clipboard-write';

export { expect };

interface RemoteFrame {
  /** Opens a player in a frame of a host page on another origin; returns its response to `player.initialize`. */
  readonly connect: (path: string, allow?: string) => Promise<Record<string, unknown>>;
}

/** Begins a session, as each host page does after it has connected. */
export const greet = (page: Page) =>
  page.evaluate(() =>
    window.call('player.initialize', {
      protocolVersion: '1.9',
      client: { name: 'a host page', version: '1' },
    }),
  );

export const test = productTest.extend<RemoteFrame>({
  connect: async ({ page, product: { origin, port } }, provide) => {
    let host: HostPage | undefined;
    await provide(async (path, allow) => {
      host = await serveHostPage(port + 2);
      await page.goto(host.origin);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      await page.evaluate(([address, timeout, given]) => window.connectPlayer(address, timeout, given), [
        origin + path,
        CONNECT_WITHIN_MS,
        allow,
      ] as const);
      return (await greet(page)).result ?? {};
    });
    await host?.close();
  },
});

/** Calls a method of the player in the frame: its result, or an object with its error. */
export const callPlayer = async (page: Page, method: string, params: Record<string, unknown> = {}) => {
  const { result, error } = await page.evaluate(([name, given]) => window.call(name, given), [
    method,
    params,
  ] as const);
  return error === undefined ? result : { error };
};

export const notificationsOf = (page: Page, method: string): Promise<unknown[]> =>
  page.evaluate(
    (name) => window.notifications.filter((one) => one.method === name).map(({ params }) => params),
    method,
  );

/** What {@link callPlayer} returns of a refused call. */
export const failed = (code: number, message: string, data?: Record<string, unknown>) => ({
  error: { code, message, ...(data === undefined ? {} : { data: expect.objectContaining(data) as unknown }) },
});
