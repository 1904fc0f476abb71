import type { EngineAdapter, EngineContext, EngineSource } from '../engine/engine.js';
import type * as Adapter from '../hls/hls-adapter.js';
import type { HlsModule } from '../hls/hls-module.js';
import type { Answer } from './answers.js';
import { AwaitedEngine } from './awaited-engine.js';
import { startFast } from './fast-start.js';

export { fetchRenditionsEarly } from './early-segments.js';

type Engine = readonly [HlsModule, typeof Adapter];

/** Detaches a media source that failed. Returns a function that restores what the viewer had set. */
const empty = (media: HTMLVideoElement): (() => void) => {
  const { paused, playbackRate, currentTime } = media;
  if (!media.hasAttribute('src')) return () => undefined;
  media.removeAttribute('src');
  media.load();
  return () => {
    media.playbackRate = playbackRate;
    if (currentTime > 0) media.currentTime = currentTime;
    if (!paused) media.play().catch(() => undefined);
  };
};

/**
 * Starts fast and hands over to hls.js; if the fast start failed, hls.js starts from the beginning.
 * @param fetchEngine downloads the engine, or retries the download if it failed
 */
export const playFast = (
  source: EngineSource,
  context: EngineContext,
  master: Promise<Answer<string>>,
  fetchEngine: () => Promise<Engine>,
): EngineAdapter => {
  const { media, signal, listener, network } = context;
  let fetched: Promise<Engine> | null = null;
  const engine = (): Promise<Engine> => (fetched ??= fetchEngine());
  const starting = startFast({ source, media, signal, network, master, engine }).then((beginning) => ({
    beginning,
    restore: beginning.handover === null ? empty(media) : () => undefined,
  }));
  let isHere = false;
  const takeOver = async (arriving: Promise<Engine>): Promise<void> => {
    const [{ beginning, restore }, [hls, { HlsAdapter }]] = await Promise.all([starting, arriving]);
    signal.throwIfAborted();
    if (isHere) return;
    awaited.arrive(new HlsAdapter(hls, source, context, null, beginning));
    isHere = true;
    restore();
  };
  const send = (arriving: Promise<Engine>): void => {
    takeOver(arriving).catch((cause: unknown) => {
      if (!signal.aborted) listener.failed({ kind: 'network', cause });
    });
  };
  const awaited = new AwaitedEngine('hls', () => send(fetchEngine()));
  send(starting.then(engine));
  return awaited;
};
