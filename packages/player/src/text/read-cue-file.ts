import type { EncodingHints } from '@footlight/domain/text-encoding';
import type { CueFile } from './cue.js';
import { hasTtml } from './has-ttml.js';
import { isCueFile, parseCueFile } from './web-vtt.js';

const decode = async (bytes: ArrayBuffer, hints: EncodingHints): Promise<string> => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // It is in another encoding.
  }
  const { decodeText } = await import('@footlight/domain/text-encoding');
  return decodeText(new Uint8Array(bytes), hints);
};

/**
 * Reads the cues of a file, whatever its name: WebVTT and SubRip, and with code that is loaded only for them, scripts of
 * SubStation Alpha, TTML, and files that are not in UTF-8 (PLAY-63).
 * @returns null for any other content
 */
export const readCueFile = async (bytes: ArrayBuffer, hints: EncodingHints): Promise<CueFile | null> => {
  const text = await decode(bytes, hints);
  if (isCueFile(text)) {
    const file = parseCueFile(text);
    if (text.startsWith('WEBVTT') || !/\{\\|<font\b/iu.test(text)) return file;
    const { readSubRipTags } = await import('./sub-rip-tags.js');
    return readSubRipTags(file);
  }
  if (/\[(?:script info|events)\]/iu.test(text)) {
    const { parseSubStation } = await import('./sub-station.js');
    return parseSubStation(text);
  }
  if (hasTtml(text)) {
    const { parseTtml } = await import('./ttml.js');
    return parseTtml(text);
  }
  return null;
};
