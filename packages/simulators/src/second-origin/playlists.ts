import type { FilmParts, FilmTrackParts } from './film-parts.js';

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

const LIVE_SEGMENTS = 15;

/** @param query of a signed address, which is added to every address in the playlist */
export const masterOf = ({ tracks }: FilmParts, query: string): string => {
  const audio = tracks.find(({ kind }) => kind === 'audio');
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(audio === undefined
      ? []
      : [
          `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",LANGUAGE="${audio.language ?? 'und'}",DEFAULT=YES,AUTOSELECT=YES,URI="${audio.id}.m3u8${query}"`,
        ]),
    ...tracks
      .filter(({ kind }) => kind === 'video')
      .flatMap(({ id, bandwidth, codecs, width, height }) => [
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth + (audio?.bandwidth ?? 0)},RESOLUTION=${width}x${height},CODECS="${codecs},${audio?.codecs ?? ''}",AUDIO="sound"`,
        `${id}.m3u8${query}`,
      ]),
  ]);
};

const head = (film: FilmParts): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(film.segmentDuration))}`,
];

const inf = (film: FilmParts): string => `#EXTINF:${film.segmentDuration.toFixed(3)},`;

export const vodPlaylistOf = (film: FilmParts, { id }: FilmTrackParts, query: string): string =>
  lines([
    ...head(film),
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${id}/init.mp4${query}"`,
    ...Array.from({ length: film.segments }, (_, at) => [inf(film), `${id}/${at}.m4s${query}`]).flat(),
    '#EXT-X-ENDLIST',
  ]);

/** The film in an endless loop; each round begins with a discontinuity, because its timestamps restart. */
export const livePlaylistOf = (
  film: FilmParts,
  { id }: FilmTrackParts,
  query: string,
  now: number,
): string => {
  const segmentMs = film.segmentDuration * 1000;
  const end = Math.floor(now / segmentMs);
  const first = end - LIVE_SEGMENTS;
  return lines([
    ...head(film),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first - 1) / film.segments)}`,
    ...Array.from({ length: LIVE_SEGMENTS }, (_, at) => {
      const number = first + at;
      const isRound = number % film.segments === 0;
      const start = [
        `#EXT-X-MAP:URI="${id}/init.mp4${query}"`,
        `#EXT-X-PROGRAM-DATE-TIME:${new Date(number * segmentMs).toISOString()}`,
      ];
      const before = isRound ? ['#EXT-X-DISCONTINUITY', ...start] : at === 0 ? start : [];
      return [...before, inf(film), `${id}/${number % film.segments}.m4s${query}`].join('\n');
    }),
  ]);
};

export const manifestOf = (film: FilmParts): string => {
  const template = ({ id }: FilmTrackParts): string =>
    `<SegmentTemplate timescale="1000" duration="${Math.round(film.segmentDuration * 1000)}" startNumber="0" initialization="${id}/init.mp4" media="${id}/$Number$.m4s"/>`;
  const set = (kind: FilmTrackParts['kind']): string =>
    `<AdaptationSet contentType="${kind}" mimeType="${kind}/mp4" segmentAlignment="true" startWithSAP="1">${film.tracks
      .filter((track) => track.kind === kind)
      .map(
        (track) =>
          `<Representation id="${track.id}" bandwidth="${track.bandwidth}" codecs="${track.codecs}"${
            kind === 'video' ? ` width="${track.width}" height="${track.height}"` : ''
          }>${template(track)}</Representation>`,
      )
      .join('')}</AdaptationSet>`;
  const duration = film.segments * film.segmentDuration;
  return `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" minBufferTime="PT2S" mediaPresentationDuration="PT${duration.toFixed(3)}S"><Period id="0" start="PT0S">${set('video')}${set('audio')}</Period></MPD>
`;
};
