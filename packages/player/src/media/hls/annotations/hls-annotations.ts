import { matchLanguage } from '@footlight/i18n';
import type { StreamAnnotations } from '../../../store/stream-annotations.js';
import type { EngineContext } from '../../engine/engine.js';
import { fetchText } from '../../fast-start/answers.js';
import { readAttributes } from '../../fast-start/attribute-list.js';
import { readLines } from '../../fast-start/playlist-lines.js';
import { readJsonChapters } from './json-chapters.js';
import { chooseImages, readImages } from './image-playlist.js';

type Attributes = ReadonlyMap<string, string>;

/** The attributes of all tags of a name. */
const tagged = (playlist: string, tag: string): Attributes[] =>
  (readLines(playlist) ?? []).flatMap((line) => (line.tag === tag ? (readAttributes(line.value) ?? []) : []));

/** Session data in the language of the viewer; otherwise that without a language, otherwise the first. */
const inLanguage = (data: readonly Attributes[], languages: readonly string[]): Attributes | undefined => {
  const language = matchLanguage(
    languages,
    data.flatMap((one) => one.get('LANGUAGE') ?? []),
  );
  return (
    data.find((one) => language !== undefined && one.get('LANGUAGE') === language) ??
    data.find((one) => !one.has('LANGUAGE')) ??
    data[0]
  );
};

/**
 * The title, the chapters and the pictures that a multivariant playlist names.
 * @param url of the playlist, which its addresses are relative to
 * @param frames makes pictures from the playlists of I-frames
 * @see https://developer.apple.com/documentation/http-live-streaming/providing-javascript-object-notation-json-chapters
 * @see https://developer.roku.com/docs/developer-program/media-playback/trick-mode/hls-and-dash.md
 */
export const hlsAnnotations = (
  playlist: string,
  url: string,
  { network }: Pick<EngineContext, 'network'>,
  frames: NonNullable<StreamAnnotations['frames']>,
  languages: readonly string[] = navigator.languages,
): StreamAnnotations => {
  const data = tagged(playlist, 'EXT-X-SESSION-DATA');
  const named = (name: RegExp) =>
    inLanguage(
      data.filter((one) => name.test(one.get('DATA-ID') ?? '')),
      languages,
    );
  const title = named(/(?:^|\.)title$/u)?.get('VALUE');
  const chapters = named(/^com\.apple\.hls\.chapters$/u)?.get('URI');
  const images = chooseImages(tagged(playlist, 'EXT-X-IMAGE-STREAM-INF'));
  const hasFrames = tagged(playlist, 'EXT-X-I-FRAME-STREAM-INF').some((one) => one.has('URI'));
  const absolute = (address: string): string => new URL(address, url).href;
  const textAt = (address: string, signal: AbortSignal) =>
    fetchText({ url: absolute(address), range: null }, { signal, network });
  return {
    ...(title === undefined ? {} : { title }),
    ...(chapters === undefined
      ? {}
      : {
          chapters: async (duration, signal) =>
            readJsonChapters((await textAt(chapters, signal)).body, duration, languages),
        }),
    ...(images === undefined
      ? {}
      : {
          thumbnails: async (signal) => {
            const answer = await textAt(images, signal);
            return readImages(answer.body, answer.url);
          },
        }),
    ...(hasFrames && images === undefined ? { frames } : {}),
  };
};
