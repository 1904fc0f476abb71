import { filmPlayback } from './film-streams.js';

const FILM = 'lantern-coast';
const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** When the first frame of the film was recorded. */
export const FILM_DATE = '2026-01-01T00:00:00.000Z';

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();
const addressOf = (text: string, type: string): string => URL.createObjectURL(new Blob([text], { type }));

const streamOf = async (protocol: 'HLS' | 'DASH'): Promise<string> =>
  (await filmPlayback(FILM)).streams.find((one) => one.protocol === protocol)?.url ?? '';

/** The film with tags in each of its media playlists. */
export const hlsFilmWith = async (tags: string): Promise<string> => {
  const main = await textOf(await streamOf('HLS'));
  let written = main;
  for (const address of new Set(main.match(/blob:[^\s"]+/gu))) {
    const media = await textOf(address);
    if (!media.includes('#EXTINF')) continue;
    const dated = media.replace('#EXTINF', `#EXT-X-PROGRAM-DATE-TIME:${FILM_DATE}\n${tags}\n#EXTINF`);
    written = written.replaceAll(address, addressOf(dated, HLS_TYPE));
  }
  return addressOf(written, HLS_TYPE);
};

/** The film with an element at the start of its period. */
export const dashFilmWith = async (element: string): Promise<string> => {
  const manifest = await textOf(await streamOf('DASH'));
  return addressOf(manifest.replace('<Period start="PT0S">', `$&${element}`), 'application/dash+xml');
};

/** The film as it is. */
export const plainFilm = streamOf;
