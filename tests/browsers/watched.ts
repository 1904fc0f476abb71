import type { FootlightPlayer } from '@footlight/player';
import type { Tab } from './tab.js';

/** The public state of a player, with only the code of its error. */
type ReadState = Omit<FootlightPlayer['state'], 'error'> & { readonly error: string | null };

export const stateOf = (tab: Tab): Promise<ReadState> =>
  tab.run(({ one }) => {
    const { error, ...state } = (one('footlight-player') as FootlightPlayer).state;
    return { ...state, error: error?.code ?? null };
  });

/** Waits until the player has played for a second. @returns the frames painted so far */
export const framesPainted = (tab: Tab): Promise<number> =>
  tab.until(({ one }) => {
    const video = one('footlight-player >>> video') as HTMLVideoElement;
    const { played } = video;
    let seconds = 0;
    for (let at = 0; at < played.length; at += 1) seconds += played.end(at) - played.start(at);
    return seconds > 1 ? video.getVideoPlaybackQuality().totalVideoFrames : 0;
  });

/** Opens a page with a player, and starts it with a press. */
export const watch = async (tab: Tab, address: string): Promise<void> => {
  await tab.goto(address);
  await tab.press('button', 'Play.*');
  await framesPainted(tab);
};

/** Calls a command of the player as a page does. @returns what it resolved with, or the code of its error */
export const command = (tab: Tab, name: string, ...parameters: unknown[]): Promise<unknown> =>
  tab.run(
    async ({ one }, method, given) => {
      const player = one('footlight-player, footlight-embed');
      try {
        return await (Reflect.get(player, method) as (...of: unknown[]) => Promise<unknown>).apply(
          player,
          given,
        );
      } catch (error) {
        return (error as { readonly code?: string }).code ?? String(error);
      }
    },
    name,
    parameters,
  );

/** Waits until fields of the player's state have these values. */
export const untilState = (tab: Tab, expected: Readonly<Record<string, unknown>>): Promise<unknown> =>
  tab.until(({ one }, wanted) => {
    const { state } = one('footlight-player, footlight-embed') as FootlightPlayer;
    const read = Object.fromEntries(
      Object.keys(wanted).map((name) => [name, Reflect.get(state, name) as unknown]),
    );
    if (JSON.stringify(read) !== JSON.stringify(wanted)) throw new Error(JSON.stringify(read));
    return true;
  }, expected);
