import type { LevelDetails } from 'hls.js';

/** Methods that hls.js decrypts itself, with a key that any server hands out; `SAMPLE-AES` only in MPEG-TS. */
const PLAIN: ReadonlySet<string> = new Set(['NONE', 'AES-128', 'AES-256', 'AES-256-CTR', 'SAMPLE-AES']);

/** Whether all segments of a playlist can only be opened by a key system. @see RFC 8216, section 4.3.2.4 */
export const needsKeySystem = ({ fragments }: LevelDetails): boolean =>
  fragments.length > 0 &&
  fragments.every(({ levelkeys, initSegment }) => {
    const isPlain = (method: string): boolean =>
      PLAIN.has(method) && (method !== 'SAMPLE-AES' || initSegment === null);
    const keys = Object.values(levelkeys ?? {});
    return (
      keys.length > 0 &&
      keys.every((key) => key !== undefined && (key.keyFormat !== 'identity' || !isPlain(key.method)))
    );
  });
