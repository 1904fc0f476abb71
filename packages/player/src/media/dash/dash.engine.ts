import { hasMediaSource } from '../engine/capabilities.js';
import type { EngineContext, EngineLoader, EngineSource } from '../engine/engine.js';

/** dash.js has no address of a server certificate that the page sets, only the certificate itself. */
const certificatesOf = async (
  { drm }: EngineSource,
  { network, signal }: EngineContext,
): Promise<ReadonlyMap<string, ArrayBuffer>> => {
  if (drm === null || drm.systems.every(({ certificate }) => certificate === null)) return new Map();
  const { fetchCertificates } = await import('../drm/key-system-fetch.js');
  return fetchCertificates(drm, network, signal);
};

/** MPEG-DASH with dash.js, which is lazily loaded with the first stream. */
export const dashEngine: EngineLoader = {
  name: 'dash',
  canPlay: (source) => source.protocol === 'DASH' && hasMediaSource(),
  async load(source, context) {
    const [dash, { DashAdapter }] = await Promise.all([import('dashjs'), import('./dash-adapter.js')]);
    const certificates = await certificatesOf(source, context);
    context.signal.throwIfAborted();
    return new DashAdapter(dash, source, context, certificates);
  },
};
