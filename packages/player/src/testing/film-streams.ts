import type { PlaybackData } from '@footlight/domain';

/**
 * Real HLS and DASH streams for tests, without a server: playlists with byte ranges of the demo's films, generated in
 * the page from the films' boxes.
 */
interface Rendition {
  readonly id: string;
  readonly bandwidth: number;
  readonly codecs: string;
}

interface Film {
  readonly title: string;
  readonly segments: number;
  readonly segmentDuration: number;
  readonly duration: number;
  readonly video: readonly (Rendition & { readonly width: number; readonly height: number })[];
  readonly audio: readonly (Rendition & { readonly language: string; readonly label: string })[];
  readonly subtitles: readonly { readonly language: string; readonly label: string }[];
}

interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** The byte ranges of the initialisation and the segments of a fragmented MP4. */
interface TrackIndex {
  readonly url: string;
  readonly init: ByteRange;
  readonly segments: readonly ByteRange[];
}

const indexTrack = async (url: string, segments: number): Promise<TrackIndex> => {
  const bytes = new DataView(await (await fetch(url)).arrayBuffer());
  const moofs: number[] = [];
  for (let at = 0; at + 8 <= bytes.byteLength; at += bytes.getUint32(at)) {
    const type = String.fromCharCode(
      ...Array.from({ length: 4 }, (_, index) => bytes.getUint8(at + 4 + index)),
    );
    if (type === 'moof') moofs.push(at);
  }
  const parts = Math.ceil(moofs.length / segments);
  const starts = moofs.filter((_, index) => index % parts === 0);
  return {
    url,
    init: { offset: 0, length: moofs[0] ?? 0 },
    segments: starts.map((offset, index) => ({
      offset,
      length: (starts[index + 1] ?? bytes.byteLength) - offset,
    })),
  };
};

const fileOf = (text: string, type: string): string => URL.createObjectURL(new Blob([text], { type }));
const HLS_TYPE = 'application/vnd.apple.mpegurl';

const hlsTrack = ({ url, init, segments }: TrackIndex, duration: number): string =>
  fileOf(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${String(Math.ceil(duration))}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
      `#EXT-X-MAP:URI="${url}",BYTERANGE="${String(init.length)}@${String(init.offset)}"`,
      ...segments.flatMap(({ offset, length }) => [
        `#EXTINF:${String(duration)},`,
        `#EXT-X-BYTERANGE:${String(length)}@${String(offset)}`,
        url,
      ]),
      '#EXT-X-ENDLIST',
    ].join('\n'),
    HLS_TYPE,
  );

const rangeOf = ({ offset, length }: ByteRange): string => `${String(offset)}-${String(offset + length - 1)}`;

const dashRepresentation = (
  { url, init, segments }: TrackIndex,
  { id, bandwidth, codecs }: Rendition,
  duration: number,
  size = '',
): string => `
  <Representation id="${id}" bandwidth="${String(bandwidth)}" codecs="${codecs}" ${size}>
    <BaseURL>${url}</BaseURL>
    <SegmentList timescale="1000" duration="${String(duration * 1000)}">
      <Initialization range="${rangeOf(init)}" />
      ${segments.map((segment) => `<SegmentURL mediaRange="${rangeOf(segment)}" />`).join('')}
    </SegmentList>
  </Representation>`;

type IndexOf = (id: string) => TrackIndex;

const hlsOf = ({ audio, video, segmentDuration }: Film, index: IndexOf): string =>
  fileOf(
    [
      '#EXTM3U',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      ...audio.map(
        ({ id, language, label }, at) =>
          `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${label}",LANGUAGE="${language}",DEFAULT=${at === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${hlsTrack(index(id), segmentDuration)}"`,
      ),
      ...video.flatMap(({ id, bandwidth, codecs, width, height }) => [
        `#EXT-X-STREAM-INF:BANDWIDTH=${String(bandwidth + 44_000)},RESOLUTION=${String(width)}x${String(height)},CODECS="${codecs},${audio[0]?.codecs ?? ''}",AUDIO="sound"`,
        hlsTrack(index(id), segmentDuration),
      ]),
    ].join('\n'),
    HLS_TYPE,
  );

const dashOf = ({ audio, video, duration, segmentDuration }: Film, index: IndexOf): string =>
  fileOf(
    `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" minBufferTime="PT2S" profiles="urn:mpeg:dash:profile:full:2011"
  mediaPresentationDuration="PT${String(duration)}S">
  <Period start="PT0S">
    <AdaptationSet contentType="video" mimeType="video/mp4" segmentAlignment="true">
      ${video
        .map((rendition) =>
          dashRepresentation(
            index(rendition.id),
            rendition,
            segmentDuration,
            `width="${String(rendition.width)}" height="${String(rendition.height)}"`,
          ),
        )
        .join('')}
    </AdaptationSet>
    ${audio
      .map(
        (rendition) => `
    <AdaptationSet contentType="audio" mimeType="audio/mp4" lang="${rendition.language}" segmentAlignment="true">
      <Label>${rendition.label}</Label>
      ${dashRepresentation(index(rendition.id), rendition, segmentDuration)}
    </AdaptationSet>`,
      )
      .join('')}
  </Period>
</MPD>`,
    'application/dash+xml',
  );

/** Playback data of a demo film, as the service would return it. */
export const filmPlayback = async (slug: string): Promise<PlaybackData> => {
  const base = `${location.origin}/films/${slug}`;
  const film = (await (await fetch(`${base}/film.json`)).json()) as Film;
  const indexOf = new Map(
    await Promise.all(
      [...film.video, ...film.audio].map(
        async ({ id }) => [id, await indexTrack(`${base}/${id}.mp4`, film.segments)] as const,
      ),
    ),
  );
  const index = (id: string): TrackIndex => {
    const found = indexOf.get(id);
    if (found === undefined) throw new Error(`The film has no rendition ${id}.`);
    return found;
  };
  const subtitles = film.subtitles.map(({ language, label }) => ({
    language,
    label,
    url: `${base}/subtitles/${language}.vtt`,
    format: 'vtt' as const,
  }));
  const poster = `${location.origin}/artwork/${slug}/thumbnail.webp`;

  return {
    id: slug,
    kind: 'vod',
    title: film.title,
    description: '',
    accessLevel: 'GRANTED',
    availableLicences: [],
    onlinePlayback: 'AVAILABLE',
    streams: [
      { protocol: 'HLS', url: hlsOf(film, index), subtitles, drm: null, adUnits: [] },
      { protocol: 'DASH', url: dashOf(film, index), subtitles, drm: null, adUnits: [] },
    ],
    expiresAt: '2099-01-01T00:00:00.000Z',
    skipMarkers: [{ type: 'INTRO', from: 2, to: 9.5 }],
    watermark: null,
    thumbnailUrl: poster,
    poster: { url: poster, variants: [], dominantColour: '#1c2740' },
    duration: film.duration,
    annotations: { chapters: `${base}/chapters/en.vtt`, thumbnails: `${base}/thumbnails.vtt` },
    countdownDuration: 8,
    audioOnly: false,
    audioLanguages: film.audio.map(({ language }) => language),
    dvrWindow: null,
    live: null,
    premiere: null,
    favourite: false,
    statsEnabled: false,
    playbackSessionId: null,
    heartbeatInterval: null,
    maxHeight: null,
    watchProgress: null,
  };
};

/** Playback data of the audio of a demo film, without artwork. */
export const soundPlayback = async (slug: string): Promise<PlaybackData> => {
  const [film, data] = await Promise.all([
    fetch(`${location.origin}/films/${slug}/film.json`).then((answer) => answer.json() as Promise<Film>),
    filmPlayback(slug),
  ]);
  const [sound] = film.audio;
  if (sound === undefined) throw new Error('The film has no sound.');
  const track = await indexTrack(`${location.origin}/films/${slug}/${sound.id}.mp4`, film.segments);
  const url = fileOf(
    [
      '#EXTM3U',
      `#EXT-X-STREAM-INF:BANDWIDTH=${String(sound.bandwidth)},CODECS="${sound.codecs}"`,
      hlsTrack(track, film.segmentDuration),
    ].join('\n'),
    HLS_TYPE,
  );
  const streams = [{ protocol: 'HLS' as const, url, subtitles: [], drm: null, adUnits: [] }];
  const poster = { url: '', variants: [], dominantColour: '#1c2740' };
  return {
    ...data,
    id: `${slug}-sound`,
    audioOnly: true,
    streams,
    thumbnailUrl: '',
    poster,
    watermark: null,
  };
};
