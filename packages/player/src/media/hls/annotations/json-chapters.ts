import { matchLanguage } from '@footlight/i18n';
import type { Chapter } from '../../../store/stream-annotations.js';

interface WrittenTitle {
  readonly language: string;
  readonly title: string;
}

interface WrittenChapter {
  /** Seconds. */
  readonly start: number;
  readonly titles: readonly WrittenTitle[];
}

const read = (value: object, name: string): unknown => Reflect.get(value, name);

const titleOf = (value: unknown): readonly WrittenTitle[] => {
  if (typeof value !== 'object' || value === null) return [];
  const [title, language] = [read(value, 'title'), read(value, 'language')];
  return typeof title === 'string' ? [{ title, language: typeof language === 'string' ? language : '' }] : [];
};

const chapterOf = (value: unknown): readonly WrittenChapter[] => {
  if (typeof value !== 'object' || value === null) return [];
  const [start, titles] = [read(value, 'start-time'), read(value, 'titles')];
  if (typeof start !== 'number' || !(start >= 0)) return [];
  return [{ start, titles: Array.isArray(titles) ? (titles as unknown[]).flatMap(titleOf) : [] }];
};

const titleIn = (titles: readonly WrittenTitle[], languages: readonly string[]): string => {
  const language = matchLanguage(
    languages,
    titles.map((one) => one.language),
  );
  return (titles.find((one) => one.language === language) ?? titles[0])?.title ?? '';
};

/**
 * Parses chapters in JSON, with titles in the language of the viewer; each ends where the next begins.
 * @param duration seconds
 * @throws {SyntaxError}
 */
export const readJsonChapters = (text: string, duration: number, languages: readonly string[]): Chapter[] => {
  const parsed: unknown = JSON.parse(text);
  const written = (Array.isArray(parsed) ? (parsed as unknown[]) : [])
    .flatMap(chapterOf)
    .filter(({ start }) => start < duration)
    .toSorted((a, b) => a.start - b.start);
  return written.map(({ start, titles }, at) => ({
    title: titleIn(titles, languages),
    start: at === 0 ? 0 : start,
    end: written[at + 1]?.start ?? duration,
  }));
};
