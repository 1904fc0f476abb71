import { browserName, expect, launch, openTab, product, test as base } from './journey.js';
import type { DrivenBrowser } from './driven-page.js';
import type { Tab } from './tab.js';
import { command, stateOf } from './watched.js';

const partnerName = browserName === 'chromium' ? 'firefox' : 'chromium';

const test = base.extend<{ readonly partner: Tab; readonly partnerBrowser: DrivenBrowser }>({
  partnerBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern that it depends on nothing.
    async ({}, provide) => {
      const browser = await launch(partnerName);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  partner: async ({ partnerBrowser }, provide) => {
    const tab = await openTab(partnerBrowser, partnerName);
    await provide(tab);
    const problems = tab.problems();
    await tab.driven.close();
    expect(problems).toEqual([]);
  },
});

const enter = async (tab: Tab, name: string, button: string): Promise<void> => {
  await tab.fill(name, 'main input', 'Your name.*');
  await tab.keyOn('Enter', 'main button', button);
};

/** Waits until the picture moves at a position between two. */
const untilPlaysBetween = (tab: Tab, from: number, to: number) =>
  tab.until(
    ({ one }, after, before) => {
      const { currentTime, paused } = one('footlight-player >>> video') as HTMLVideoElement;
      if (paused || currentTime < after || currentTime > before)
        throw new Error(`${String(currentTime)}${paused ? ' paused' : ''}`);
      return true;
    },
    from,
    to,
  );

/** Seconds by which the films of two pages differ. */
const apart = async (one: Tab, other: Tab): Promise<number> => {
  const shift = (tab: Tab) =>
    tab.run(
      ({ one: find }) =>
        (find('footlight-player >>> video') as HTMLVideoElement).currentTime -
        (performance.timeOrigin + performance.now()) / 1000,
    );
  return Math.abs((await shift(one)) - (await shift(other)));
};

for (const isHost of [true, false])
  test(`in a room with ${partnerName}, ${isHost ? 'the host leads' : 'a guest follows'}`, async ({
    tab,
    partner,
  }) => {
    const [host, guest] = isHost ? [tab, partner] : [partner, tab];
    const address = `${product.origin}/live/1001/watch-together?kind=vod`;
    await host.goto(address);
    await enter(host, 'Hanna', 'Start a room');
    const room = await host.until(() => new URLSearchParams(location.search).get('room'));
    await guest.goto(`${address}&room=${room}`);
    await enter(guest, 'Gil', 'Join');
    await host.until(({ one }) => one('li', '.*Gil.*'));

    await command(host, 'play');
    await command(host, 'seek', { to: 30 });
    await untilPlaysBetween(host, 30, 50);
    // A browser may want a press before it plays in a page that nobody has used.
    await untilPlaysBetween(guest, 30, 50);
    await expect.poll(() => apart(host, guest), { timeout: 30_000, interval: 200 }).toBeLessThan(0.4);

    await command(host, 'pause');
    await guest.until(({ one }) => (one('footlight-player >>> video') as HTMLVideoElement).paused);
    await command(host, 'seek', { to: 60 });
    await guest.until(({ one }) => {
      const { currentTime } = one('footlight-player >>> video') as HTMLVideoElement;
      return Math.abs(currentTime - 60) < 1;
    });
    for (const each of [host, guest]) expect(await stateOf(each)).toMatchObject({ error: null });
  });
