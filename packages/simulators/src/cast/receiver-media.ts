/** A track as `chrome.cast.media.Track` has it. */
export interface ReceiverTrack {
  readonly trackId: number;
  readonly type: 'TEXT' | 'AUDIO';
  readonly subtype: 'SUBTITLES' | null;
  readonly name: string;
  readonly language: string;
}

/** What a receiver learns from a stream. */
export interface ReceiverMedia {
  /** Seconds; the window of a live stream. */
  readonly duration: number;
  readonly isLive: boolean;
  readonly tracks: readonly ReceiverTrack[];
}

/** Origin of Google's default receiver: servers of media have to allow it. */
const RECEIVER_ORIGIN = 'https://www.gstatic.com';

/** As a browser's `fetch` on the receiver: an answer without permission for its origin cannot be read. */
const read = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers: { origin: RECEIVER_ORIGIN } });
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== RECEIVER_ORIGIN)
    throw new Error(`No CORS for ${RECEIVER_ORIGIN}: ${url}`);
  if (!response.ok) throw new Error(`Status ${String(response.status)}: ${url}`);
  return response.text();
};

const attribute = (line: string, name: string): string =>
  new RegExp(`[:,]${name}="?([^",]*)"?`, 'u').exec(line)?.[1] ?? '';

const readHls = async (url: string, givenTracks: number): Promise<ReceiverMedia> => {
  const master = await read(url);
  const lines = master.split(/\r?\n/u);
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'));
  const variant = at === -1 ? master : await read(new URL(lines[at + 1] ?? '', url).href);
  const duration = [...variant.matchAll(/#EXTINF:([\d.]+)/gu)].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
  if (duration === 0) throw new Error(`No segments: ${url}`);
  const tracks = lines
    .filter((line) => /^#EXT-X-MEDIA:.*TYPE=(?:AUDIO|SUBTITLES)/u.test(line))
    .map((line, index): ReceiverTrack => {
      const isText = attribute(line, 'TYPE') === 'SUBTITLES';
      return {
        trackId: givenTracks + index + 1,
        type: isText ? 'TEXT' : 'AUDIO',
        subtype: isText ? 'SUBTITLES' : null,
        name: attribute(line, 'NAME'),
        language: attribute(line, 'LANGUAGE'),
      };
    });
  return { duration, isLive: !variant.includes('#EXT-X-ENDLIST'), tracks };
};

const readDash = async (url: string): Promise<ReceiverMedia> => {
  const manifest = await read(url);
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /mediaPresentationDuration="PT(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?"/u.exec(manifest) ?? [];
  const duration = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return { duration, isLive: manifest.includes('type="dynamic"'), tracks: [] };
};

/** @throws if the media cannot be requested, read or played */
export const readMedia = (url: string, contentType: string, givenTracks: number): Promise<ReceiverMedia> => {
  if (contentType === 'application/x-mpegURL') return readHls(url, givenTracks);
  if (contentType === 'application/dash+xml') return readDash(url);
  return Promise.reject(new Error(`This receiver does not play ${contentType}.`));
};
