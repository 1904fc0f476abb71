import type { PlayerHost } from '../session/player-host.js';
import type { PlayerState } from '../store/player-state.js';

interface EachStream {
  /** Whether what `begin` needs is there; asked again when `watched` changes. */
  readonly isThere?: () => boolean;
  readonly watched?: (state: PlayerState) => string | boolean;
}

/** Calls `begin` once for each video, from any source, when it is ready. The signal aborts when it is unloaded. */
export const eachStream = (
  player: PlayerHost,
  life: AbortSignal,
  begin: (signal: AbortSignal) => void,
  { isThere = () => true, watched = ({ status }) => status }: EachStream = {},
): void => {
  const begun = new WeakSet<AbortSignal>();
  const look = (): void => {
    const { signal, store } = player;
    if (begun.has(signal) || signal.aborted || store.get().status !== 'ready' || !isThere()) return;
    begun.add(signal);
    begin(signal);
  };
  const stop = player.store.select(watched, look);
  life.addEventListener('abort', stop, { once: true });
  look();
};
