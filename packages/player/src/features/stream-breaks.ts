import type { StreamBreaks } from '../ads/stream-breaks.js';
import type { PlayerFeature, PlayerHost } from '../session/player-host.js';
import { eachStream } from './each-stream.js';

/** An interstitial or an advertisement, as `CLASS` of HLS or `schemeIdUri` of DASH. */
const NAMED = /^(?:com\.apple\.hls\.interstitial$|urn:mpeg:dash:event:alternativeMPD:|urn:svta:)/u;

/** What a playlist or a manifest says besides its media. */
interface Described {
  readonly dateRanges?: Readonly<Record<string, { readonly class: string } | undefined>>;
  readonly Period?: readonly { readonly EventStream?: readonly { readonly schemeIdUri?: string }[] }[];
}

const hasBreaks = ({ dateRanges = {}, Period: periods = [] }: Described): boolean =>
  [
    ...Object.values(dateRanges).map((range) => range?.class),
    ...periods.flatMap(({ EventStream: streams = [] }) => streams.map(({ schemeIdUri }) => schemeIdUri)),
  ].some((name) => NAMED.test(name ?? ''));

const follow = (player: PlayerHost, signal: AbortSignal): void => {
  let known: object | null = null;
  let breaks: Promise<StreamBreaks> | null = null;
  const look = (): void => {
    const described = player.engine?.described?.() ?? null;
    if (described === null || described === known) return;
    known = described;
    if (breaks === null && !hasBreaks(described)) return;
    breaks ??= import('../ads/stream-breaks.js').then(({ StreamBreaks }) => new StreamBreaks(player, signal));
    // Without its code, the content plays without them.
    breaks.then(
      (one) => one.follow(described).catch(() => undefined),
      () => (breaks = null),
    );
  };
  const stop = player.store.select(({ currentTime }) => Math.floor(currentTime), look);
  signal.addEventListener('abort', stop, { once: true });
  look();
};

/**
 * Plays the interstitials that a stream names, and tracks the advertisements that are a part of it.
 * @see docs/rules/playback.md PLAY-75, PLAY-79
 */
export const streamBreaks: PlayerFeature = (player, life) =>
  eachStream(player, life, (signal) => {
    if (player.settings().hasAds) follow(player, signal);
  });
