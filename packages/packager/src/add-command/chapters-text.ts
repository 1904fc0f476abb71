import type { PlannedChapter } from './film-plan.js';

/** A time of WebVTT: `01:02:03.400`. */
export const cueTime = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};

/** Text of a cue. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Chapters as WebVTT. */
export const chaptersText = (chapters: readonly PlannedChapter[]): string =>
  `${[
    'WEBVTT',
    ...chapters.map(
      ({ start, end, title }, at) =>
        `${at + 1}\n${cueTime(start)} --> ${cueTime(end)}\n${escapedText(title)}`,
    ),
  ].join('\n\n')}\n`;

export interface ThumbnailSheet {
  readonly count: number;
  /** Seconds per picture. */
  readonly interval: number;
  readonly columns: number;
  /** Pixels of one picture. */
  readonly width: number;
  readonly height: number;
}

/** The index of the pictures of the seek bar, which are in one sheet, row by row. */
export const thumbnailsText = (sheet: ThumbnailSheet, duration: number): string => {
  const { count, interval, columns, width, height } = sheet;
  const cues = Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height];
    const end = Math.min(duration, (at + 1) * interval);
    return `${at + 1}\n${cueTime(at * interval)} --> ${cueTime(end)}\nthumbnails.jpg#xywh=${x},${y},${width},${height}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
};
