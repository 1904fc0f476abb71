/** Formats of captions by ffmpeg's names. */
export type CaptionFormat = 'srt' | 'webvtt' | 'ass';

export interface CaptionLineIssue {
  /** Counted from 1. */
  readonly line: number;
  readonly found: string;
  readonly allowed: string;
}

const SHOWN = 80;

interface Timing {
  readonly pattern: RegExp;
  readonly allowed: string;
}

/** The lines with a time, which each format marks differently. */
const TIMINGS: Readonly<Record<CaptionFormat, { readonly isTimed: (line: string) => boolean } & Timing>> = {
  srt: {
    isTimed: (line) => line.includes('-->'),
    pattern: /^\s*(\d+):(\d{1,2}):(\d{1,2})[,.]\d{1,3}\s*-->\s*(\d+):(\d{1,2}):(\d{1,2})[,.]\d{1,3}/u,
    allowed: '00:00:01,000 --> 00:00:02,000',
  },
  webvtt: {
    isTimed: (line) => line.includes('-->'),
    pattern: /^\s*(?:(\d+):)?(\d{2}):(\d{2})\.\d{3}\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2})\.\d{3}/u,
    allowed: '00:00:01.000 --> 00:00:02.000',
  },
  ass: {
    isTimed: (line) => /^\s*Dialogue\s*:/u.test(line),
    pattern: /^\s*Dialogue\s*:[^,]*,\s*(\d+):(\d{2}):(\d{2})\.\d+\s*,\s*(\d+):(\d{2}):(\d{2})\.\d+\s*,/u,
    allowed: 'Dialogue: 0,0:00:01.00,0:00:02.00,…',
  },
};

const seconds = (parts: readonly (string | undefined)[]): number =>
  parts.reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);

/** The first line of a caption file that its format does not allow; null if there is none. */
export const captionLineIssue = (text: string, format: CaptionFormat): CaptionLineIssue | null => {
  const { isTimed, pattern, allowed } = TIMINGS[format];
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u);
  const issue = (at: number, words = allowed): CaptionLineIssue => ({
    line: at + 1,
    found: (lines[at] ?? '').slice(0, SHOWN),
    allowed: words,
  });
  if (format === 'webvtt' && !/^WEBVTT(?:[ \t]|$)/u.test(lines[0] ?? '')) return issue(0, 'WEBVTT');
  let count = 0;
  for (const [at, line] of lines.entries()) {
    if (line.includes('\0')) return issue(at, 'text');
    if (!isTimed(line)) continue;
    const [, ...times] = pattern.exec(line) ?? [];
    if (times.length === 0) return issue(at);
    if (seconds(times.slice(3)) < seconds(times.slice(0, 3))) return issue(at, 'an end after the start');
    count += 1;
  }
  return count === 0 ? issue(0, `lines such as ${allowed}`) : null;
};
