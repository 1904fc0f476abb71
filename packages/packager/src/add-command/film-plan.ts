import { frameRateFor, type FrameRate } from './frame-rate.js';
import { labelsOf } from './track-labels.js';
import { ladderFor } from './ladder.js';
import { renditionsFor, type PictureEncoder, type Rendition } from './picture-encoders.js';
import type { SourceCaptions, SourceFacts } from './source-facts.js';
import type { TimeRange } from './source-probe.js';

/** One encoding of a sound track. */
export interface Sound {
  readonly id: string;
  readonly language: string;
  readonly label: string;
  /** Index of the stream in the file; null for silence. */
  readonly stream: number | null;
  /** Channels of the source, which are mixed down to two. */
  readonly sourceChannels: number;
}

export interface PlannedCaptions {
  readonly language: string;
  readonly label: string;
  readonly from:
    | { readonly is: 'file'; readonly path: string }
    | { readonly is: 'stream'; readonly index: number };
}

export interface PlannedChapter {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly title: string;
}

/** What will be made of a source. */
export interface FilmPlan {
  readonly id: string;
  readonly title: string;
  /** Language of what is named in none, such as chapters. */
  readonly language: string;
  readonly source: SourceFacts;
  /** The part of the source that it is made of; null for the whole. */
  readonly range: TimeRange | null;
  readonly rate: FrameRate;
  readonly segments: number;
  /** Seconds: a whole number of segments. */
  readonly duration: number;
  readonly renditions: readonly Rendition[];
  readonly sounds: readonly Sound[];
  readonly captions: readonly PlannedCaptions[];
  readonly chapters: readonly PlannedChapter[];
  readonly thumbnails: { readonly count: number; readonly interval: number };
  /** What of the source is not taken over, one line each. */
  readonly omitted: readonly string[];
  /** Expected size of the folder. */
  readonly bytes: number;
}

/** A caption file beside the film, or given. */
export interface CaptionFile {
  readonly path: string;
  readonly language: string;
}

export interface PlanOptions {
  readonly id: string;
  readonly title: string;
  readonly source: SourceFacts;
  /** The part of the source that it is made of; null for the whole. */
  readonly range: TimeRange | null;
  readonly captionFiles: readonly CaptionFile[];
  /** Language of sounds and captions whose language the file does not say. */
  readonly language: string;
  /** One for each codec of the film. */
  readonly encoders: readonly PictureEncoder[];
}

export const SOUND_BANDWIDTH = 128_000;
export const SAMPLE_RATE = 48_000;
export const SAMPLES_PER_FRAME = 1024;

/** Codecs of captions that are texts. Others are pictures, which no player shows without recognising their letters. */
const TEXT_CODECS = new Set(['subrip', 'srt', 'ass', 'ssa', 'webvtt', 'mov_text', 'text']);

/** A last segment with less of the film is left out: a rounded time, not a picture. */
const LEAST_SEGMENT_SECONDS = 0.02;

/** One sheet of pictures for the whole seek bar has to stay small enough to be decoded by a phone. */
const MOST_THUMBNAILS = 240;
const THUMBNAIL_BYTES = 3_000;
const ARTWORK_BYTES = 1_500_000;
/** What encoders write on average of what it may write at most. */
const SHARE_OF_PEAK = 0.6;

const chaptersOf = ({ chapters }: SourceFacts, duration: number): PlannedChapter[] =>
  chapters
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }) => start >= 0 && start < duration)
    .map(({ start, title }, at, all) => ({
      start,
      // Without gaps: players show the chapter of every moment.
      end: all[at + 1]?.start ?? duration,
      title: title === '' ? String(at + 1) : title.replaceAll(/\s+/gu, ' '),
    }))
    .filter(({ start, end }) => end > start);

/** The ids of tracks of languages, of which the second of one has a number. */
const numbered = (languages: readonly string[]): string[] =>
  languages.map((language, at) => {
    const before = languages.slice(0, at).filter((one) => one === language).length;
    return before === 0 ? `a-${language}` : `a-${language}-${before + 1}`;
  });

const knownLanguage = (language: string, byDefault: string): string =>
  language === 'und' ? byDefault : language;

/** A film without sound gets silence: players select, mute and cast every film in the same way. */
const SILENCE: Sound = { id: 'a-zxx', language: 'zxx', label: 'Silence', stream: null, sourceChannels: 0 };

const soundsOf = ({ audio }: SourceFacts, byDefault: string): readonly Sound[] => {
  if (audio.length === 0) return [SILENCE];
  const languages = audio.map(({ language }) => knownLanguage(language, byDefault));
  const ids = numbered(languages);
  const labels = labelsOf(audio.map(({ title }, at) => ({ language: languages[at] ?? byDefault, title })));
  return audio.map(({ index, channels }, at) => ({
    id: ids[at] ?? SILENCE.id,
    language: languages[at] ?? byDefault,
    label: labels[at] ?? '',
    stream: index,
    sourceChannels: channels,
  }));
};

const isText = ({ codec }: SourceCaptions): boolean => TEXT_CODECS.has(codec);

/** Given files first; of each language the first, because a film has one caption file per language. */
const captionsOf = ({ captionFiles, source, range, language: byDefault }: PlanOptions) => {
  if (range !== null) return { captions: [], omitted: [] };
  const found = [
    ...captionFiles.map(({ path, language }) => ({ language, from: { is: 'file' as const, path } })),
    ...source.captions.filter(isText).map(({ index, language }) => ({
      language: knownLanguage(language, byDefault),
      from: { is: 'stream' as const, index },
    })),
  ];
  const isFirst = ({ language }: { readonly language: string }, at: number): boolean =>
    found.findIndex((one) => one.language === language) === at;
  const kept = found.filter(isFirst);
  const labels = labelsOf(kept.map(({ language }) => ({ language, title: '' })));
  const omitted = [
    ...source.captions
      .filter((one) => !isText(one))
      .map(
        ({ index, codec, language }) => `captions in stream ${index} (${language}): ${codec} are pictures`,
      ),
    ...found.flatMap((one, at) =>
      isFirst(one, at)
        ? []
        : [
            `captions ${one.from.is === 'file' ? one.from.path : `in stream ${one.from.index}`}: a film has one of a language (${one.language})`,
          ],
    ),
  ];
  return {
    captions: kept.map(({ language, from }, at) => ({ language, from, label: labels[at] ?? language })),
    omitted,
  };
};

/** Without binary residue: 46.08, not 46.080000000000005. */
const secondsOf = (segments: number, { segmentSeconds }: FrameRate): number =>
  Number((segments * segmentSeconds).toFixed(3));

/** Decides renditions, tracks, captions and pictures of a film by its source alone. */
export const planFilm = (options: PlanOptions): FilmPlan => {
  const { id, title, source, range, language, encoders } = options;
  const rate = frameRateFor(source.video.frameRate);
  const seconds = range === null ? source.duration : range.to - range.from;
  const segments = Math.max(1, Math.ceil((seconds - LEAST_SEGMENT_SECONDS) / rate.segmentSeconds));
  const duration = secondsOf(segments, rate);
  const pictures = renditionsFor(ladderFor(source.video, rate.value), encoders);
  const { renditions } = pictures;
  const sounds = soundsOf(source, language);
  const { captions, omitted } = captionsOf(options);
  const perThumbnail = Math.ceil(segments / MOST_THUMBNAILS);
  const thumbnails = {
    count: Math.ceil(segments / perThumbnail),
    interval: secondsOf(perThumbnail, rate),
  };
  const bits =
    renditions.reduce((sum, { peak }) => sum + peak * SHARE_OF_PEAK, 0) + sounds.length * SOUND_BANDWIDTH;
  return {
    id,
    title,
    language,
    source,
    range,
    rate,
    segments,
    duration,
    renditions,
    sounds,
    captions,
    chapters: range === null ? chaptersOf(source, duration) : [],
    thumbnails,
    omitted: [...pictures.omitted, ...omitted],
    bytes: Math.round((bits * duration) / 8) + thumbnails.count * THUMBNAIL_BYTES + ARTWORK_BYTES,
  };
};
