import type { MediaNetwork } from './network.js';
import { publicAddress } from './public-address.js';
import { PlayerError } from '../../store/player-error.js';
import type { Cue, CueFile } from '../../text/cue.js';
import { readCueFile } from '../../text/read-cue-file.js';

/**
 * Loads and parses a file of captions, by what it contains: WebVTT, SubRip, SubStation Alpha or TTML.
 * @param network the page’s options for requests; null for none
 * @param language BCP 47 tag, for files that are not in Unicode
 * @throws {PlayerError} NETWORK, or UNSUPPORTED for any other text; INTERNAL if an interceptor of the page fails
 */
export const fetchCueFile = async (
  url: string,
  network: MediaNetwork | null,
  signal: AbortSignal,
  language = '',
): Promise<CueFile> => {
  const absolute = new URL(url, document.baseURI).href;
  const requested = { loading: 'text', url: publicAddress(absolute) } as const;
  try {
    const response = await (network === null
      ? fetch(url, { signal })
      : network.fetch({ type: 'text', url: absolute }, { signal }));
    if (!response.ok)
      throw new PlayerError('NETWORK', 'A text track failed to load.', {
        details: { status: response.status, ...requested },
      });
    const contentType = response.headers.get('content-type') ?? '';
    const file = await readCueFile(await response.arrayBuffer(), { language, contentType });
    if (file === null)
      throw new PlayerError('UNSUPPORTED', 'A text track is in no known format.', {
        details: { contentType, ...requested },
      });
    return file;
  } catch (cause) {
    if (cause instanceof PlayerError || signal.aborted) throw cause;
    throw new PlayerError('NETWORK', 'A text track failed to load.', { cause, details: requested });
  }
};

/**
 * Loads only the cues of a file.
 * @throws {PlayerError} NETWORK or UNSUPPORTED
 */
export const fetchWebVtt = async (
  url: string,
  network: MediaNetwork | null,
  signal: AbortSignal,
): Promise<Cue[]> => [...(await fetchCueFile(url, network, signal)).cues];
