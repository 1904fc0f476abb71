import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ingestFolder, isIngestId } from './ingest-folder.js';
import { parseRecording, type Recording } from './ingest-journal.js';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Ids of all events that have an ingest folder, including ended ones. */
export const ingestedEvents = async (liveFolder: string): Promise<string[]> => {
  try {
    const entries = await readdir(liveFolder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && isIngestId(entry.name)).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

export interface ClosedIngest {
  readonly recording: Recording;
  /** Changes when the recording is replaced. */
  readonly version: number;
}

/** The recording of an ended event; null before its end. */
export const closedIngest = async (liveFolder: string, event: string): Promise<ClosedIngest | null> => {
  const { recording: file } = ingestFolder(liveFolder, event);
  try {
    const { mtimeMs } = await stat(file);
    return { recording: parseRecording(await readFile(file, 'utf8')), version: mtimeMs };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Marks an event as ended by writing its recording; the packaging process polls for this file. */
export const closeIngest = async (liveFolder: string, event: string, recording: Recording): Promise<void> => {
  const { recording: file } = ingestFolder(liveFolder, event);
  // Written to a temporary file first, so that readers never see an incomplete recording.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(recording));
  await rename(draft, file);
};

/**
 * Renames the folder of a rehearsal, which was sent and ended before its event began and is not a recording. The key is
 * kept, so that the encoder need not be reconfigured.
 */
export const putRehearsalAside = async (liveFolder: string, event: string, at: number): Promise<void> => {
  const { path, key } = ingestFolder(liveFolder, event);
  // Ids contain no dots, so this folder cannot be mistaken for that of an event.
  const aside = `${path}.rehearsal-${at}`;
  await rename(path, aside);
  try {
    await mkdir(path, { recursive: true });
    await rename(join(aside, 'key'), key);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
