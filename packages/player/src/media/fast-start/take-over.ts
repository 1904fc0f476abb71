import type Hls from 'hls.js';
import type { Events, HlsConfig, SourceBufferTrackSet } from 'hls.js';
import type { Beginning, Handover } from './handover.js';

/** The hls.js configuration that describes the state of the fast start. */
export const configOfBeginning = ({ handover, bandwidth }: Beginning): Partial<HlsConfig> => {
  return {
    ...(bandwidth === null ? {} : { abrEwmaDefaultEstimate: bandwidth }),
    ...(handover === null
      ? {}
      : {
          autoStartLoad: false,
          ...(handover.audio === null
            ? {}
            : { audioPreference: { lang: handover.audio.language, name: handover.audio.name } }),
        }),
  };
};

type HandedBeginning = Beginning & { readonly handover: Handover };

export const hasHandover = (beginning: Beginning | null): beginning is HandedBeginning =>
  beginning !== null && beginning.handover !== null;

const tracksOf = ({ tracks }: Handover): SourceBufferTrackSet =>
  Object.fromEntries(
    tracks.map(({ type, buffer, container, codec }) => [
      type,
      { id: type === 'video' ? 'main' : 'audio', buffer, container, codec, levelCodec: codec, listeners: [] },
    ]),
  );

/**
 * Passes hls.js a running media source whose source buffers hold the first seconds; hls.js continues after them. On its
 * own, hls.js would load a segment to find the tracks before it uses the buffers. The tracks are known here, so its own
 * event is triggered with them.
 * @see https://github.com/video-dev/hls.js/blob/master/docs/API.md#hlsattachmediahtmlmediaelement--mediaattachingdata
 */
export const takeOver = (
  hls: Hls,
  names: typeof Events,
  media: HTMLVideoElement,
  { handover, cache }: HandedBeginning,
): void => {
  const tracks = tracksOf(handover);
  hls.attachMedia({ media, mediaSource: handover.mediaSource, tracks });
  hls.once(names.MANIFEST_PARSED, () => {
    const level = hls.levels.findIndex(({ url }) => url.includes(handover.variantUrl));
    if (level !== -1) hls.startLevel = level;
    const { video, audio } = tracks;
    hls.trigger(names.BUFFER_CODECS, { ...(video && { video }), ...(audio && { audio }) });
    hls.startLoad(media.currentTime > 0 ? media.currentTime : handover.startAt);
  });
  let pictures = 0;
  hls.on(names.FRAG_BUFFERED, (_event, { frag }) => {
    const type: string = frag.type;
    if (type === 'main') pictures += 1;
    // From the second segment on, hls.js loads from the network; the kept responses are no longer needed.
    if (pictures === 2) cache.clear();
  });
};
