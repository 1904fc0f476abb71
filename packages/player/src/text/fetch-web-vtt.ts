import { PlayerError } from '../store/player-error.js';
import type { Cue, CueFile } from './cue.js';
import { parseCueFile } from './web-vtt.js';

/**
 * Loads and parses a WebVTT file.
 * @throws {PlayerError} NETWORK
 */
export const fetchCueFile = async (url: string, signal: AbortSignal): Promise<CueFile> => {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok)
      throw new PlayerError('NETWORK', 'A text track failed to load.', {
        details: { status: response.status },
      });
    return parseCueFile(await response.text());
  } catch (cause) {
    if (cause instanceof PlayerError || signal.aborted) throw cause;
    throw new PlayerError('NETWORK', 'A text track failed to load.', { cause });
  }
};

/**
 * Loads only the cues of a WebVTT file.
 * @throws {PlayerError} NETWORK
 */
export const fetchWebVtt = async (url: string, signal: AbortSignal): Promise<Cue[]> => [
  ...(await fetchCueFile(url, signal)).cues,
];
