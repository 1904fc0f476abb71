import type { FragmentLoadingCompletedEvent, MediaPlayerClass } from 'dashjs';
import type { EngineListener, StreamTextTrack } from '../engine/engine.js';
import { isOfRepresentation, offsetOf } from './dash-representation.js';
import type { DashServices } from './dash-services.js';
import { cea708Of } from './manifest.js';

const EVENTS = { loaded: 'fragmentLoadingCompleted', manifestLoaded: 'manifestLoaded' } as const;

/**
 * Captions within the video of kind CEA-708, which dash.js does not decode. The code for them is loaded for manifests that
 * name a service.
 * @param report called when the tracks have changed
 * @returns the text tracks
 */
export const followServices = (
  player: MediaPlayerClass,
  listener: EngineListener,
  report: () => void,
): (() => readonly StreamTextTrack[]) => {
  let services: DashServices | null = null;
  /** Reads segments in sequence, and none before the code has arrived; null for a stream without services. */
  let reading: Promise<unknown> | null = null;
  const load = async (): Promise<void> => {
    const code = await import('./dash-services.js');
    services = new code.DashServices();
  };

  // The first segments may arrive before dash.js lists the tracks.
  player.on(EVENTS.manifestLoaded, ({ data }) => {
    const properties = cea708Of(data);
    if (reading === null && properties.length === 0) return;
    reading = (reading ?? load())
      .then(() => {
        if (services?.list(properties)) report();
      })
      // Without their code there are no such captions.
      .catch(() => undefined);
  });
  player.on(EVENTS.loaded, ({ request, response }: FragmentLoadingCompletedEvent) => {
    if (reading === null || request.mediaType !== 'video') return;
    if (!(response instanceof ArrayBuffer) || !isOfRepresentation(request)) return;
    const offset = offsetOf(request);
    reading = reading
      .then(() => services?.read(request, new DataView(response), offset, listener))
      // A truncated segment has no captions.
      .catch(() => undefined);
  });
  return () => services?.tracks ?? [];
};
