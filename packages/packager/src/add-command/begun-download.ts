import { readFile, rm, stat, writeFile } from 'node:fs/promises';

/** What has arrived of a file. */
export interface BegunDownload {
  readonly bytes: number;
  /** The entity tag or the date of the file that it is a part of, as `If-Range` takes it. */
  readonly version: string;
}

const versionFile = (part: string): string => `${part}.version`;

/**
 * A strong entity tag, or else the date; null if the server names neither, so that nothing can be continued.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
 */
const versionOf = ({ headers }: Response): string | null => {
  const tag = headers.get('etag');
  return tag !== null && tag.startsWith('"') ? tag : headers.get('last-modified');
};

/** What an earlier run has received; null if it cannot be continued. */
export const begunDownload = async (part: string): Promise<BegunDownload | null> => {
  try {
    const [{ size }, version] = await Promise.all([stat(part), readFile(versionFile(part), 'utf8')]);
    return size > 0 && version !== '' ? { bytes: size, version } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Removes a part, and what it is a part of. */
export const dropDownload = async (part: string): Promise<void> => {
  await rm(versionFile(part), { force: true });
  await rm(part, { force: true });
};

/**
 * Notes which version of the file arrives, before the first byte is written.
 * @returns whether a part of it can be continued
 */
export const beginDownload = async (part: string, response: Response): Promise<boolean> => {
  // A part of another version is written anew.
  if (response.status !== 206) await dropDownload(part);
  const version = versionOf(response);
  if (version !== null) await writeFile(versionFile(part), version);
  return version !== null;
};
