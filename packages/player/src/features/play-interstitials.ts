import type { PlayerFeature } from '../session/player-host.js';

/** What is read of hls.js. */
interface DatedPlayer {
  readonly latestLevelDetails: {
    readonly url: string;
    readonly live: boolean;
    readonly dateRanges: Readonly<Record<string, { readonly class: string } | undefined>>;
  } | null;
}

const isDated = (instance: unknown): instance is DatedPlayer =>
  typeof instance === 'object' && instance !== null && 'latestLevelDetails' in instance;

/**
 * Plays the interstitials of a recording's playlist as ad breaks. Their code is loaded only if there are any.
 * @see docs/rules/playback.md PLAY-75
 */
export const playInterstitials: PlayerFeature = (player, life) => {
  let read: AbortSignal | null = null;

  const play = async (details: NonNullable<DatedPlayer['latestLevelDetails']>, signal: AbortSignal) => {
    const { interstitialsOf } = await import('../ads/interstitials.js');
    if (!signal.aborted) await player.addAds(interstitialsOf(details.dateRanges as never, details.url));
  };

  const look = (): void => {
    const { signal } = player;
    if (signal === read || player.store.get().status !== 'ready') return;
    const instance = player.engine?.instance;
    const details = isDated(instance) ? instance.latestLevelDetails : null;
    if (details === null) return;
    read = signal;
    const hasAny = Object.values(details.dateRanges).some(
      (range) => range?.class.endsWith('.interstitial') === true,
    );
    // Without its code, the content plays without them.
    if (hasAny && !details.live) play(details, signal).catch(() => undefined);
  };

  const stop = player.store.select(
    ({ status, currentTime }) => `${status} ${String(Math.floor(currentTime))}`,
    look,
  );
  life.addEventListener('abort', stop, { once: true });
  look();
};
