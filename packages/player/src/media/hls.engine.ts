import { hasMediaSource } from './capabilities.js';
import type { EngineLoader } from './engine.js';

/** HLS over media source extensions, by hls.js, whose code is fetched at the first load. */
export const hlsEngine: EngineLoader = {
  name: 'hls',
  canPlay: (source) => source.protocol === 'HLS' && hasMediaSource(),
  async load(source, context) {
    const [hls, { createHlsAdapter }] = await Promise.all([import('hls.js'), import('./hls-adapter.js')]);
    context.signal.throwIfAborted();
    return createHlsAdapter(hls, source, context);
  },
};
