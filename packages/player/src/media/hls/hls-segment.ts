import type Hls from 'hls.js';
import type { Fragment, Part } from 'hls.js';
import type { MediaSegment } from '../network/network-options.js';

type Playlists = Pick<Hls, 'levels' | 'audioTracks'>;

const isFragmentRequest = (
  request: object,
): request is { readonly frag: Fragment; readonly part?: Part | null } => 'frag' in request;

const trackOf = (frag: Fragment, { levels, audioTracks }: Playlists): MediaSegment['track'] => {
  const type: string = frag.type;
  if (type === 'audio') return 'audio';
  if (type === 'subtitle') return 'text';
  const { videoCodec, audioCodec } = levels[frag.level] ?? {};
  if (videoCodec === undefined && audioCodec !== undefined) return 'audio';
  // A rendition without an address of its own is part of the segments of the picture.
  const hasOwnSound = audioTracks.some(({ url }) => url !== '');
  return hasOwnSound || (videoCodec !== undefined && audioCodec === undefined) ? 'video' : 'muxed';
};

/** What hls.js requests; null if it is no segment. */
export const segmentOf = (request: object, playlists: Playlists): MediaSegment | null => {
  if (!isFragmentRequest(request)) return null;
  const { frag, part } = request;
  const isInit = frag.sn === 'initSegment';
  const type: string = frag.type;
  const bitrate = type === 'main' ? (playlists.levels[frag.level]?.bitrate ?? 0) : 0;
  return {
    track: trackOf(frag, playlists),
    part: isInit ? 'init' : 'media',
    duration: isInit ? null : (part?.duration ?? frag.duration),
    bandwidth: bitrate > 0 ? bitrate : null,
  };
};
