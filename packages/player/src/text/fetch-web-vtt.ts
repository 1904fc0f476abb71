import { PlayerError } from '../player-error.js';
import { type Cue } from './cue.js';
import { parseWebVtt } from './web-vtt.js';

/**
 * Fetches and parses a WebVTT file.
 * @throws {PlayerError} NETWORK
 */
export const fetchWebVtt = async (url: string, signal: AbortSignal): Promise<Cue[]> => {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok)
      throw new PlayerError('NETWORK', 'A text track did not arrive.', {
        details: { status: response.status },
      });
    return parseWebVtt(await response.text());
  } catch (cause) {
    if (cause instanceof PlayerError || signal.aborted) throw cause;
    throw new PlayerError('NETWORK', 'A text track did not arrive.', { cause });
  }
};
