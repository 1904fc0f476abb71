import type { EngineAdapter, EngineContext, EngineSource } from '../engine.js';
import type * as Adapter from '../hls-adapter.js';
import type { Answer } from './answers.js';
import { AwaitedEngine } from './awaited-engine.js';
import { startFast } from './fast-start.js';

type Engine = readonly [Adapter.HlsModule, typeof Adapter];

/** Lets go of a media source that came to nothing; what the viewer had set stays. */
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

/** Starts fast and hands over to hls.js, which begins anew where that failed. */
export const playFast = (
  source: EngineSource,
  context: EngineContext,
  master: Promise<Answer<string>>,
  engine: Promise<Engine>,
): EngineAdapter => {
  const { media, signal, listener } = context;
  const awaited = new AwaitedEngine('hls');
  const takeOver = async (): Promise<void> => {
    const beginning = await startFast({ source, media, signal, master, engine });
    const restore = beginning.handover === null ? empty(media) : () => undefined;
    const [hls, { createHlsAdapter }] = await engine;
    signal.throwIfAborted();
    awaited.arrive(createHlsAdapter(hls, source, context, beginning));
    restore();
  };
  takeOver().catch((cause: unknown) => {
    if (!signal.aborted) listener.failed({ kind: 'network', cause });
  });
  return awaited;
};
