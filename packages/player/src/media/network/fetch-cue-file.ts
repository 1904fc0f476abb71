import type { MediaNetwork } from './network.js';
import { publicAddress } from './public-address.js';
import { PlayerError } from '../../store/player-error.js';
import type { Cue, CueFile } from '../../text/cue.js';
import { isCueFile, parseCueFile } from '../../text/web-vtt.js';

/**
 * Loads and parses a WebVTT or SubRip file.
 * @param network the page’s options for requests; null for none
 * @throws {PlayerError} NETWORK, or UNSUPPORTED for any other text; INTERNAL if an interceptor of the page fails
 */
export const fetchCueFile = async (
  url: string,
  network: MediaNetwork | null,
  signal: AbortSignal,
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
    const text = await response.text();
    if (!isCueFile(text))
      throw new PlayerError('UNSUPPORTED', 'A text track is neither WebVTT nor SubRip.', {
        details: { contentType: response.headers.get('content-type') ?? '', ...requested },
      });
    return parseCueFile(text);
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
