import { hasMediaSource } from './capabilities.js';
import type { EngineAdapter, EngineContext, EngineLoader, EngineSource } from './engine.js';
import { askText } from './fast-start/answers.js';

const fetchEngine = () => Promise.all([import('hls.js'), import('./hls-adapter.js')]);

/**
 * Recordings in the clear may start before hls.js is here. Where the browser manages the media source, it is
 * hls.js that knows how.
 */
const mayStartFast = ({ live, drm, url }: EngineSource): boolean =>
  !live &&
  drm === null &&
  URL.canParse(url) &&
  !('ManagedMediaSource' in globalThis) &&
  typeof MediaSource === 'function';

const startFast = async (source: EngineSource, context: EngineContext): Promise<EngineAdapter> => {
  // Three errands at once: the playlist, the few lines that begin with it, and the engine that goes on.
  const master = askText({ url: source.url, range: null }, context.signal);
  const engine = fetchEngine();
  // Each is awaited in its place; one that fails early must not pass for one that nobody awaits.
  for (const errand of [master, engine]) errand.catch(() => undefined);
  const { playFast } = await import('./fast-start/play-fast.js');
  context.signal.throwIfAborted();
  return playFast(source, context, master, engine);
};

/** HLS over media source extensions, by hls.js, whose code is fetched at the first load. */
export const hlsEngine: EngineLoader = {
  name: 'hls',
  canPlay: (source) => source.protocol === 'HLS' && hasMediaSource(),
  async load(source, context) {
    if (mayStartFast(source)) return startFast(source, context);
    const [hls, { createHlsAdapter }] = await fetchEngine();
    context.signal.throwIfAborted();
    return createHlsAdapter(hls, source, context);
  },
};
