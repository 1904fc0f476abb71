import { hasMediaSource } from '../engine/capabilities.js';
import type { EngineAdapter, EngineContext, EngineLoader, EngineSource } from '../engine/engine.js';
import { fetchText } from '../fast-start/answers.js';
import { earlyPlaylists } from '../fast-start/early-responses.js';
import { canStartFast, fetchFastStart, fetchHls } from './warm-up.js';

/** Unencrypted recordings can start before hls.js has loaded. */
const mayStartFast = ({ live, drm }: EngineSource): boolean => !live && drm === null && canStartFast();

const startFast = async (source: EngineSource, context: EngineContext): Promise<EngineAdapter> => {
  const { url } = source;
  const early = context.network === null ? earlyPlaylists.take(url, context.signal) : undefined;
  const master = early ?? fetchText({ url, range: null }, context);
  // Awaited later; this prevents an unhandled rejection if it fails earlier.
  master.catch(() => undefined);
  const { playFast } = await fetchFastStart();
  context.signal.throwIfAborted();
  return playFast(source, context, master, fetchHls);
};

/** HLS over Media Source Extensions with hls.js, which is lazily loaded with the first stream. */
export const hlsEngine: EngineLoader = {
  name: 'hls',
  canPlay: (source) => source.protocol === 'HLS' && hasMediaSource(),
  async load(source, context) {
    const { drm } = source;
    if (mayStartFast(source)) return startFast(source, context);
    const [[hls, { HlsAdapter }], protection] = await Promise.all([
      fetchHls(),
      drm === null
        ? null
        : import('./hls-protection.js').then(({ protectHls }) => protectHls(drm, context.network)),
    ]);
    context.signal.throwIfAborted();
    return new HlsAdapter(hls, source, context, protection);
  },
};
