import { serviceDecision, withDvrWindow, type PlaybackData } from '@footlight/domain';
import { CODE_OF, PlayerError } from '../../store/player-error.js';

export type Protocol = 'HLS' | 'DASH';

/**
 * Selects the stream to play: of the preferred protocol if there is one, else the service's first.
 * @throws {PlayerError} SIGN_IN_REQUIRED, ACCESS_DENIED, GEOBLOCKED, NOT_AVAILABLE, NO_SOURCE
 *
 * ACC-1 to ACC-5
 */
export const chooseStream = (
  data: PlaybackData,
  preferred: Protocol | null,
): PlaybackData['streams'][number] => {
  const denial = serviceDecision(data);
  if (denial.kind !== 'play')
    throw new PlayerError(CODE_OF[denial.because], 'The service denied access to this video.', {
      details: { reason: 'accessDenied' },
    });
  const stream = data.streams.find(({ protocol }) => protocol === preferred) ?? data.streams[0];
  if (stream === undefined) throw new PlayerError('NO_SOURCE', 'The playback data contains no stream.');
  return stream;
};

/** The stream's address with the configured DVR window (seconds) instead of its own. */
export const streamAddress = (url: string, dvrWindow: number | null): string =>
  dvrWindow === null ? url : withDvrWindow(url, dvrWindow);

/** The same, absolute. */
export const absoluteStreamAddress = (url: string, dvrWindow: number | null): string =>
  new URL(streamAddress(url, dvrWindow), document.baseURI).href;

/** The protocol of a plain address, by its extension. */
export const protocolOf = (src: string): Protocol | 'FILE' => {
  const pathname = new URL(src, 'https://any.invalid').pathname.toLowerCase();
  if (pathname.endsWith('.mpd')) return 'DASH';
  // Lists of channels are found where a playlist is requested.
  return /\.m3u8?$/u.test(pathname) ? 'HLS' : 'FILE';
};
