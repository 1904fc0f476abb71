import { hasMediaSource } from '../engine/capabilities.js';
import type { EngineLoader } from '../engine/engine.js';

/** MPEG-DASH with dash.js, which is lazily loaded with the first stream. */
export const dashEngine: EngineLoader = {
  name: 'dash',
  canPlay: (source) => source.protocol === 'DASH' && hasMediaSource(),
  async load(source, context) {
    const [dash, { DashAdapter }] = await Promise.all([import('dashjs'), import('./dash-adapter.js')]);
    context.signal.throwIfAborted();
    return new DashAdapter(dash, source, context);
  },
};
