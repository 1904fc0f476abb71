import { PlayerError } from '../store/player-error.js';
import type { Cue, CueFile } from './cue.js';
import { isCueFile, parseCueFile } from './web-vtt.js';

/**
 * Loads and parses a WebVTT or SubRip file.
 * @throws {PlayerError} NETWORK, or UNSUPPORTED for any other text
 */
export const fetchCueFile = async (url: string, signal: AbortSignal): Promise<CueFile> => {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok)
      throw new PlayerError('NETWORK', 'A text track failed to load.', {
        details: { status: response.status },
      });
    const text = await response.text();
    if (!isCueFile(text))
      throw new PlayerError('UNSUPPORTED', 'A text track is neither WebVTT nor SubRip.', {
        details: { contentType: response.headers.get('content-type') ?? '' },
      });
    return parseCueFile(text);
  } catch (cause) {
    if (cause instanceof PlayerError || signal.aborted) throw cause;
    throw new PlayerError('NETWORK', 'A text track failed to load.', { cause });
  }
};

/**
 * Loads only the cues of a file.
 * @throws {PlayerError} NETWORK or UNSUPPORTED
 */
export const fetchWebVtt = async (url: string, signal: AbortSignal): Promise<Cue[]> => [
  ...(await fetchCueFile(url, signal)).cues,
];
