/** Languages of the films' subtitles. */
export const SUBTITLE_LANGUAGES = ['en', 'es', 'ar'] as const;
export type SubtitleLanguage = (typeof SUBTITLE_LANGUAGES)[number];

/** Languages of the films' chapters: every language of the site. */
export const CHAPTER_LANGUAGES = ['en', 'es', 'pt', 'ar'] as const;
export type ChapterLanguage = (typeof CHAPTER_LANGUAGES)[number];

/** A line of the story: from and to in seconds. */
export interface Cue extends Readonly<Record<SubtitleLanguage, string>> {
  readonly from: number;
  readonly to: number;
}

/** A chapter begins where its shot begins (seconds) and lasts until the next. */
export interface Chapter extends Readonly<Record<ChapterLanguage, string>> {
  readonly from: number;
}

/** What is said and shown in words during a film. */
export interface Story {
  readonly chapters: readonly Chapter[];
  readonly cues: readonly Cue[];
}
