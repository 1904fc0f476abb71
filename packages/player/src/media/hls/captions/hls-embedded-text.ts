import type Hls from 'hls.js';
import type { Events } from 'hls.js';
import type { EngineListener, StreamTextTrack } from '../../engine/engine.js';
import type { HlsServices } from './hls-services.js';

interface EmbeddedText {
  tracks(): readonly StreamTextTrack[];
  /** The id of the track that shows the cues of a channel; null if none does. @param channel as hls.js names it */
  trackOf(channel: string): Promise<string | null>;
}

/**
 * Captions within the video: CEA-608 is decoded by hls.js, which lists a channel once it has found something in it;
 * CEA-708 is decoded by the player, whose code for it is loaded for playlists that name a service.
 * @param report called when the tracks have changed
 */
export const followEmbedded = (
  hls: Hls,
  names: typeof Events,
  listener: EngineListener,
  report: () => void,
): EmbeddedText => {
  let channels: readonly StreamTextTrack[] = [];
  let services: HlsServices | null = null;
  /** Reads segments in sequence, and none before the code has arrived. */
  let reading: Promise<unknown> = Promise.resolve();

  hls.on(names.MANIFEST_LOADED, (_event, { captions }) => {
    if (!captions?.some(({ instreamId }) => instreamId?.startsWith('SERVICE'))) return;
    reading = import('./hls-services.js')
      .then((code) => {
        services = new code.HlsServices(captions);
        report();
      })
      // Without its code there are no such captions.
      .catch(() => undefined);
  });
  hls.on(names.NON_NATIVE_TEXT_TRACKS_FOUND, (_event, { tracks }) => {
    void reading.then(() => {
      for (const { _id: id, label, closedCaptions } of tracks) {
        // hls.js counts services as channels, and may have taken the name of one.
        const named = id === undefined ? null : services === null ? closedCaptions : services.channel(id);
        if (id === undefined || named === null) continue;
        const { lang: language = '', name = label } = named ?? {};
        // hls.js finds them again after each recovery.
        channels = [
          ...channels.filter((one) => one.id !== id),
          { id, language, label: name, role: 'captions' },
        ];
        report();
      }
    });
  });
  hls.on(names.FRAG_PARSING_USERDATA, (_event, data) => {
    reading = reading.then(() => services?.read(data, listener));
  });

  return {
    tracks: () => [...(services?.tracks ?? []), ...channels],
    trackOf: (channel) => reading.then(() => (services === null ? channel : services.trackOf(channel))),
  };
};
