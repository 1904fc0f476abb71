import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ingestFolder, isIngestId } from './ingest-folder.js';
import { parseRecording, type Recording } from './ingest-journal.js';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Ids of events for which anything has come in, whether they are over or not. */
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
  /** Differs when another recording has taken its place. */
  readonly version: number;
}

/** The recording of an event that is over; null while it is not. */
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

/** Says in the event's folder that it is over, which whoever packages it looks for. */
export const closeIngest = async (liveFolder: string, event: string, recording: Recording): Promise<void> => {
  const { recording: file } = ingestFolder(liveFolder, event);
  // Readers see the whole of it or nothing.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(recording));
  await rename(draft, file);
};

/**
 * Puts aside what came in before its event began and ended then, too: a rehearsal, which is no recording. The key stays,
 * so that the encoder need not be set up anew.
 */
export const putRehearsalAside = async (liveFolder: string, event: string, at: number): Promise<void> => {
  const { path, key } = ingestFolder(liveFolder, event);
  // A point is in no id, so that nothing takes the folder for an event's.
  const aside = `${path}.rehearsal-${at}`;
  await rename(path, aside);
  try {
    await mkdir(path, { recursive: true });
    await rename(join(aside, 'key'), key);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
