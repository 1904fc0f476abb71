import { usualEncoding } from '@footlight/domain/text-encoding';
import { isUndeclaredEncoding } from '../../features/guide/import/guide-file-error.js';
import { openGuidePlace, type OpenedGuide } from '../../features/guide/import/guide-place.js';

/** Ends the reading of a file. */
const close = async ({ text }: OpenedGuide): Promise<void> => {
  await text[Symbol.asyncIterator]().return?.();
};

/**
 * Reads a file in UTF-8, and a table that is not in UTF-8 in the encoding that was usual for the language before: spreadsheets
 * write it without saying so.
 * @param read called again with the same file if its encoding turns out to be another one
 * @throws {GuideFileError}
 */
export const readInItsEncoding = async <T>(
  place: string,
  language: string,
  read: (opened: OpenedGuide, encoding: string | null) => Promise<T>,
): Promise<T> => {
  try {
    return await read(await openGuidePlace(place), null);
  } catch (error) {
    if (!isUndeclaredEncoding(error)) throw error;
    const encoding = usualEncoding(language);
    const opened = await openGuidePlace(place, encoding);
    if (opened.format === 'table') return read(opened, encoding);
    await close(opened);
    throw error;
  }
};
