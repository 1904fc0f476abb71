import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { downloadGuide, isAddress, shownAddress } from './guide-address.js';
import { GuideFileError, quotedValue } from './guide-file-error.js';
import { textChunks } from './text-chunks.js';
import { unpacked } from './unpacked.js';

/** The beginning that tells formats apart. */
const HEAD_CHARACTERS = 1_024;

type GuideFormat = 'xmltv' | 'm3u' | 'mrss' | 'nfo' | 'json' | 'table';

export interface OpenedGuide {
  /** For messages; addresses without credentials and query. */
  readonly name: string;
  readonly format: GuideFormat;
  readonly text: AsyncIterable<string>;
}

/** Formats by the outermost element of their documents. */
const ELEMENTS: Readonly<Record<string, GuideFormat>> = {
  rss: 'mrss',
  feed: 'mrss',
  movie: 'nfo',
  tvshow: 'nfo',
  season: 'nfo',
  episodedetails: 'nfo',
};

const xmlFormatOf = (text: string): GuideFormat => {
  const [, element = ''] = /<([A-Za-z]\w*)/u.exec(text.replaceAll(/<!--.*?(?:-->|$)/gsu, '')) ?? [];
  return ELEMENTS[element] ?? 'xmltv';
};

/** A table is recognised by a line with several columns, and a list of titles by the name of its file. */
const isTable = (text: string, name: string): boolean =>
  /^[^\n\r]*[,;\t|]/u.test(text) || (/\.(?:csv|tsv)(?:\.gz|\.xz)?$/iu.test(name) && text !== '');

const formatOf = (head: string, name: string): GuideFormat => {
  const text = head.trimStart();
  if (text.startsWith('<')) return xmlFormatOf(text);
  if (/^#EXT(?:M3U|INF)\b/u.test(text)) return 'm3u';
  if (/^[[{]/u.test(text)) return 'json';
  if (isTable(text, name)) return 'table';
  const found = text === '' ? 'nothing' : quotedValue(text.slice(0, 40));
  throw new GuideFileError(
    name,
    found,
    'an XMLTV document, a list that begins with #EXTM3U, or a list of titles (JSON, CSV, NFO, Media RSS)',
  );
};

async function* prefixed(head: string, rest: AsyncIterator<string>): AsyncGenerator<string, void> {
  yield head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/**
 * Unpacks and decodes a file, and recognises its format by its content.
 * @param encoding of a file that names none; UTF-8 by default
 */
export const openGuide = async (
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  encoding?: string,
): Promise<OpenedGuide> => {
  const pieces = textChunks(unpacked(bytes, name), name, encoding);
  let head = '';
  while (head.trimStart().length < HEAD_CHARACTERS && head.length < HEAD_CHARACTERS * HEAD_CHARACTERS) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, and seldom more than one
    const next = await pieces.next();
    if (next.done === true) break;
    head += next.value;
  }
  try {
    return { name, format: formatOf(head, name), text: prefixed(head, pieces) };
  } catch (error) {
    await pieces.return();
    throw error;
  }
};

/** @throws {GuideFileError} if there is no such file */
export const fileBytes = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new GuideFileError(path, 'no regular file', 'a file');
    return createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    if (cause instanceof GuideFileError) throw cause;
    const reason = (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'no such file' : String(cause);
    throw new GuideFileError(path, reason, 'a readable file, or an address', { cause });
  }
};

const NEVER_SEEN = { etag: null, lastModified: null };

/**
 * Opens a file or an address.
 * @param encoding of a file that names none; UTF-8 by default
 * @throws {GuideFileError} if it cannot be read
 */
export const openGuidePlace = async (place: string, encoding?: string): Promise<OpenedGuide> => {
  if (!isAddress(place)) return openGuide(await fileBytes(place), place, encoding);
  const name = shownAddress(place);
  const downloaded = await downloadGuide(place, NEVER_SEEN);
  if (downloaded === null) throw new GuideFileError(name, 'status 304', 'status 200 with the file');
  return openGuide(downloaded.bytes, name, encoding);
};
