import { extname } from 'node:path';
import type { FieldIssue } from '@footlight/contract';
import { CAPTION_FORMATS, idFromName, isId, languageInName, languageOf } from '@footlight/packager';
import { ApiError } from '../api-error.js';
import { UPLOAD_ID } from './upload-folder.js';

/** A film or captions that an editor begins to upload, as the headers of tus describe them. */
export type UploadRequest = {
  /** Bytes. */
  readonly size: number;
  /** As the editor's machine has it; never used as a path. */
  readonly fileName: string;
  readonly language: string | null;
} & (
  | {
      readonly kind: 'film';
      readonly filmId: string;
      readonly title: string;
      /** Uploads of captions. */
      readonly captions: readonly string[];
      /** Whether viewers see it as soon as it is made. */
      readonly publishes: boolean;
    }
  | { readonly kind: 'captions' }
);

const LONGEST_NAME = 255;
const LONGEST_TITLE = 2000;
const MOST_CAPTIONS = 50;

const KEYS = ['filename', 'id', 'title', 'language', 'captions', 'publish'] as const;
type Values = Readonly<Partial<Record<string, string | null>>>;

const invalid = (field: string, found: string | null | undefined, allowed: string): ApiError => {
  const issue: FieldIssue = {
    field: `headers.${field}`,
    found: found === undefined || found === null ? 'nothing' : JSON.stringify(found.slice(0, 80)),
    allowed,
  };
  return new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
};

const invalidValue = (key: string, found: string | null | undefined, allowed: string): ApiError =>
  invalid(`upload-metadata.${key}`, found, allowed);

/** The name without folders, which some browsers send. */
const readFileName = ({ filename }: Values): string => {
  const name = (filename ?? '').split(/[/\\]/u).at(-1)?.trim() ?? '';
  const isName = name !== '' && name.length <= LONGEST_NAME && !/[\p{Cc}\p{Cs}]/u.test(name);
  if (!isName)
    throw invalidValue('filename', filename, `the name of a file, of up to ${LONGEST_NAME} characters`);
  return name;
};

const readLanguage = ({ language }: Values): string | null => {
  if (language === undefined || language === null) return null;
  const tag = languageOf(language);
  if (tag === 'und') throw invalidValue('language', language, 'a language tag, such as en or pt-BR');
  return tag;
};

const readFilmId = ({ id }: Values, name: string): string => {
  const filmId = id ?? idFromName(name);
  if (filmId !== null && isId(filmId)) return filmId;
  throw invalidValue(
    'id',
    id ?? name,
    'up to 56 small letters and digits, with single hyphens between; by default from the name of the file',
  );
};

const readTitle = ({ title }: Values, name: string): string => {
  const text = title ?? name;
  if (text.trim() !== '' && text.length <= LONGEST_TITLE && !/[\p{Cc}\p{Cs}]/u.test(text)) return text;
  throw invalidValue('title', title, `up to ${LONGEST_TITLE} characters, not blanks alone`);
};

const readCaptions = ({ captions }: Values): readonly string[] => {
  const ids = captions === undefined || captions === null || captions === '' ? [] : captions.split(' ');
  if (ids.length <= MOST_CAPTIONS && ids.every((id) => UPLOAD_ID.test(id))) return ids;
  throw invalidValue(
    'captions',
    captions,
    `the last parts of the addresses of up to ${MOST_CAPTIONS} uploads`,
  );
};

const readPublish = ({ publish }: Values): boolean => {
  if (publish === undefined || publish === 'false') return false;
  if (publish === 'true') return true;
  throw invalidValue('publish', publish, 'true or false');
};

const readSize = (length: string | undefined): number => {
  const size = Number(length);
  if (length !== undefined && /^\d{1,15}$/u.test(length) && size > 0) return size;
  throw invalid('upload-length', length, 'the size of the file in bytes');
};

/** Whether a file is one of captions, by its name. */
const captionExtension = (fileName: string): string | null => {
  const extension = extname(fileName).toLowerCase();
  return Object.hasOwn(CAPTION_FORMATS, extension) ? extension : null;
};

/**
 * Reads what tus says of a new upload.
 * @param length of the header `Upload-Length`
 * @param values of the header `Upload-Metadata`
 * @param defaultLanguage that of the realm, for captions whose name has none
 * @throws {ApiError} INVALID_FIELD
 */
export const readUploadRequest = (
  length: string | undefined,
  values: Values,
  defaultLanguage: string,
): UploadRequest => {
  const unknown = Object.keys(values).find((key) => !KEYS.some((known) => known === key));
  if (unknown !== undefined)
    throw invalidValue(unknown, values[unknown], `no such key; allowed: ${KEYS.join(', ')}`);
  const size = readSize(length);
  const fileName = readFileName(values);
  const language = readLanguage(values);
  if (captionExtension(fileName) !== null)
    return {
      kind: 'captions',
      size,
      fileName,
      language: language ?? languageInName(fileName) ?? defaultLanguage,
    };
  const name = fileName.slice(0, fileName.length - extname(fileName).length) || fileName;
  return {
    kind: 'film',
    size,
    fileName,
    language,
    filmId: readFilmId(values, name),
    title: readTitle(values, name),
    captions: readCaptions(values),
    publishes: readPublish(values),
  };
};

/** The ending of an upload's name, by which captions are recognised when a film is made of them. */
export const uploadEnding = ({ kind, fileName }: UploadRequest): string =>
  kind === 'captions' ? (captionExtension(fileName) ?? '') : '';

/** What is kept of an upload until it is finished. @param begunBy id of the account */
export const keptMetadata = (request: UploadRequest, begunBy: string): Readonly<Record<string, string>> => ({
  begunBy,
  kind: request.kind,
  fileName: request.fileName,
  ...(request.language === null ? {} : { language: request.language }),
  ...(request.kind === 'captions'
    ? {}
    : {
        filmId: request.filmId,
        title: request.title,
        captions: request.captions.join(' '),
        publishes: String(request.publishes),
      }),
});
