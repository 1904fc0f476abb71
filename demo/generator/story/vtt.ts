import type { Chapter, ChapterLanguage, Cue, SubtitleLanguage } from './cues.js';

/** Where one thumbnail stands in its sheet, in pixels. */
export interface ThumbnailSheet {
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** Seconds that one thumbnail stands for. */
  readonly interval: number;
  readonly count: number;
}

/** A time as WebVTT writes it: `00:01:02.500`. */
export function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const parts = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${parts.join(':')}:${rest}`;
}

function fileOf(cues: readonly { from: number; to: number; text: string }[]): string {
  const blocks = cues.map(
    ({ from, to, text }, index) => `${index + 1}\n${timestamp(from)} --> ${timestamp(to)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** @see https://www.w3.org/TR/webvtt1/ */
export function subtitlesFile(cues: readonly Cue[], language: SubtitleLanguage): string {
  return fileOf(cues.map((cue) => ({ from: cue.from, to: cue.to, text: cue[language] })));
}

export function chaptersFile(
  chapters: readonly Chapter[],
  language: ChapterLanguage,
  duration: number,
): string {
  return fileOf(
    chapters.map((chapter, index) => ({
      from: chapter.from,
      to: chapters[index + 1]?.from ?? duration,
      text: chapter[language],
    })),
  );
}

/** @see https://www.w3.org/TR/media-frags/#naming-space */
export function thumbnailsFile(sheet: ThumbnailSheet, duration: number): string {
  const cues = Array.from({ length: sheet.count }, (_, index) => ({
    from: index * sheet.interval,
    to: Math.min(duration, (index + 1) * sheet.interval),
    text: `${sheet.image}#xywh=${[
      (index % sheet.columns) * sheet.width,
      Math.floor(index / sheet.columns) * sheet.height,
      sheet.width,
      sheet.height,
    ].join(',')}`,
  }));
  return fileOf(cues);
}
