import type { Page } from '@playwright/test';
import type { RemotePlayer } from '@footlight/embed';
import { wireName } from '../../packages/embed/src/protocol/wire-name.js';
import { ENDINGS, PARAMS, STATES } from '../../packages/player/src/testing/command-endings.js';
import { ALL_POLICIES, expect, test } from './remote-frame.js';

test.use({ viewport: { width: 500, height: 300 } });

/** A command that is known not to succeed, or has nothing to wait for, ends within this time; in seconds. */
const AT_ONCE = 5;

/** What a host page can do: call a method, and hear how it ended and after how many seconds. */
type Call = (
  method: string,
  params?: object,
) => Promise<{ ending: string; result: unknown; seconds: number }>;

/** The states of the table that a film, a list and an event of the demo can be brought into, and how. */
const SITUATIONS: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
  refused: (call) => call('player.loadVideo', { id: '1004' }),
  upcoming: (call) => call('player.loadVideo', { id: '2006', kind: 'live' }),
  ready: async (call) => {
    await call('player.loadVideo', { id: '1001', autoplay: false });
    await call('player.pause');
    await call('player.seek', { to: 5 });
  },
  playing: async (call) => {
    await call('player.loadVideo', { id: '1001', autoplay: false });
    await call('player.play');
  },
  failed: (call) => call('player.loadVideo', { id: 'none' }),
};

/** A client that speaks the protocol itself. */
const foreign =
  (page: Page): Call =>
  (method, params = {}) =>
    page.evaluate(
      async ([name, given]) => {
        const begun = performance.now();
        const { result, error } = await window.call(name, given);
        const seconds = (performance.now() - begun) / 1000;
        const { code } = (error?.data ?? {}) as { readonly code?: string };
        return { ending: error === undefined ? 'done' : (code ?? String(error.code)), result, seconds };
      },
      [method, params as Record<string, unknown>] as const,
    );

/** The library of the SDK. */
const library =
  (page: Page): Call =>
  (method, params = {}) =>
    page.evaluate(
      async ([name, given]) => {
        const { remote } = globalThis as unknown as { readonly remote: RemotePlayer };
        const begun = performance.now();
        const end = (ending: string, result: unknown = null) => ({
          ending,
          result,
          seconds: (performance.now() - begun) / 1000,
        });
        try {
          const command = Reflect.get(remote, name) as (params: object) => Promise<unknown>;
          return end('done', await command.call(remote, given));
        } catch (error) {
          const { code, data } = error as {
            readonly code: number;
            readonly data?: { readonly code?: string };
          };
          return end(data?.code ?? String(code));
        }
      },
      [method.replace('player.', ''), params] as const,
    );

interface Listed {
  readonly audioTracks: readonly unknown[];
}

/** Runs every command in every state that the product can be brought into. */
const compare = async (call: Call): Promise<void> => {
  for (const [state, enter] of Object.entries(SITUATIONS))
    await test.step(state, async () => {
      const at = STATES.indexOf(state);
      const endings: Record<string, string> = {};
      const slow: string[] = [];
      for (const { name } of ENDINGS) {
        await enter(call);
        const fields = ['audioTracks', 'qualities'];
        const read = async () =>
          ((await call('player.getState', { fields })).result as { readonly state: Listed }).state;
        // A recording may play before its engine has listed what it has.
        if (state === 'ready' || state === 'playing')
          await expect.poll(async () => (await read()).audioTracks.length).toBeGreaterThan(0);
        const params = name === 'load' ? { id: '1001' } : PARAMS[name]((await read()) as never);
        const { ending, seconds } = await call(wireName(name), params);
        endings[name] = ending;
        if (seconds > AT_ONCE) slow.push(`${name} took ${String(seconds)} s`);
      }
      expect(endings).toEqual(Object.fromEntries(ENDINGS.map((row) => [row.name, row.endings[at]])));
      expect(slow).toEqual([]);
    });
};

// PLAY-8
test('every command of a client of its own ends at once in every state of the frame', async ({
  page,
  connect,
}) => {
  await connect('/embed/vod/1001?muted=1', ALL_POLICIES);
  await compare(foreign(page));
});

// PLAY-8
test('every command of the library ends at once in every state of the frame', async ({ page, product }) => {
  await page.goto(`${product.examplesOrigin}/examples/index.css`);
  await page.addScriptTag({ type: 'module', url: `${product.origin}/sdk/footlight.embed.js` });
  await page.evaluate(async (origin) => {
    document.body.replaceChildren();
    const remote = Footlight.createPlayer(document.body, { origin, id: '1001', muted: true });
    Object.assign(globalThis, { remote });
    await remote.ready;
  }, product.origin);
  await compare(library(page));
});
