import { open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { MediaError } from '../media-error.js';
import { ingestFolder, isIngestId, type IngestFolder } from './ingest-folder.js';
import { parseJournalLine, parseKept, parseRecording, type Recording } from './ingest-journal.js';
import { applyLine, emptyIngest, type IngestState } from './ingest-state.js';

/** An event with an ingest. State and recording are those of the last read of the disk. */
export interface Ingest {
  readonly id: string;
  readonly state: IngestState;
  /** Null until the event has ended. */
  readonly recording: Recording | null;
  /**
   * @throws {MediaError} SEGMENT_GONE when the file was removed
   * @throws {Error} when the file is shorter than the journal states
   */
  readBytes(track: string, start: number, end: number): Promise<Buffer>;
}

/** Poll interval of a journal while a request waits for it: about a tenth of a part. */
const LOOK_MS = 60;

/** Maximum number of journals in memory; a recording of several hours takes a few megabytes. */
const MOST_FOLLOWED = 32;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const unlessMissing = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

interface Followed {
  state: IngestState;
  /** Identifies the file of `position`, because a folder may be removed and recreated. */
  inode: bigint;
  /** Number of bytes read so far, up to the last complete line. */
  position: number;
  /** The last bytes before `position`, to detect another file that was given the same inode. */
  tail: Buffer;
  recording: Recording | null;
  reading: Promise<boolean> | null;
}

const LINE_END = 0x0a;
const NO_BYTES = Buffer.alloc(0);
/** Longer than a line about a part. */
const TAIL_BYTES = 256;

const readSpan = async (file: FileHandle, start: number, end: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  return bytes.subarray(0, bytesRead);
};

const readFrom = async (path: string, start: number, end: number): Promise<Buffer> => {
  const file = await open(path, 'r');
  try {
    return await readSpan(file, start, end);
  } finally {
    await file.close();
  }
};

const startAnew = (followed: Followed, inode: bigint): void => {
  Object.assign(followed, { state: emptyIngest(), inode, position: 0, tail: NO_BYTES, recording: null });
};

/** Reads the lines appended to the journal. */
const readNewLines = async (followed: Followed, journal: string, size: number): Promise<void> => {
  const { tail } = followed;
  const read = await readFrom(journal, followed.position - tail.length, size);
  if (!read.subarray(0, tail.length).equals(tail)) {
    startAnew(followed, followed.inode);
    return readNewLines(followed, journal, size);
  }
  const bytes = read.subarray(tail.length);
  // The last line may be incomplete.
  const end = bytes.lastIndexOf(LINE_END) + 1;
  for (const line of bytes.toString('utf8', 0, end).split('\n')) {
    if (line !== '') applyLine(followed.state, parseJournalLine(line));
  }
  followed.position += end;
  followed.tail = Buffer.concat([tail, bytes.subarray(0, end)]).subarray(-TAIL_BYTES);
  return undefined;
};

/** Reads the changes on disk. @returns false if there is no journal */
const catchUp = async (followed: Followed, folder: IngestFolder): Promise<boolean> => {
  const found = await unlessMissing(stat(folder.journal, { bigint: true }));
  if (found === null) {
    startAnew(followed, 0n);
    return false;
  }
  const size = Number(found.size);
  if (found.ino !== followed.inode || size < followed.position) startAnew(followed, found.ino);
  if (size > followed.position) await readNewLines(followed, folder.journal, size);
  const kept = await unlessMissing(readFile(folder.kept, 'utf8'));
  followed.state.kept = kept === null ? 0 : parseKept(kept);
  if (followed.recording === null) {
    const text = await unlessMissing(readFile(folder.recording, 'utf8'));
    followed.recording = text === null ? null : parseRecording(text);
  }
  return true;
};

/**
 * Follows the journals of ingested events. The journal is the only connection to the process that writes it, so either
 * process can be restarted.
 */
export const createIngestIndex = (liveFolder: string | null) => {
  const events = new Map<string, Followed>();
  const waits = new Map<string, Promise<void>>();

  const follow = async (event: string, root: string): Promise<Ingest | null> => {
    const folder = ingestFolder(root, event);
    const known = events.get(event);
    const followed: Followed = known ?? {
      state: emptyIngest(),
      inode: 0n,
      position: 0,
      tail: NO_BYTES,
      recording: null,
      reading: null,
    };
    // Concurrent callers share one read; two parallel reads would apply the same lines twice.
    followed.reading ??= catchUp(followed, folder).finally(() => {
      followed.reading = null;
    });
    // LRU cache: a Map keeps the insertion order, so the first entry is the least recently used.
    events.delete(event);
    events.set(event, followed);
    for (const oldest of events.keys()) {
      if (events.size <= MOST_FOLLOWED) break;
      events.delete(oldest);
    }
    try {
      const isThere = await followed.reading;
      if (!isThere) events.delete(event);
      if (!isThere || followed.state.event === null) return null;
    } catch (error) {
      // After an error the state may be inconsistent, so the next call reads the journal from the beginning.
      events.delete(event);
      throw error;
    }
    return {
      id: event,
      get state() {
        return followed.state;
      },
      get recording() {
        return followed.recording;
      },
      readBytes: async (track, start, end) => {
        const { files = [0] } = followed.state.tracks.get(track) ?? {};
        const from = files.findLast((first) => first <= start) ?? 0;
        const path = folder.track(track, from);
        const bytes = await unlessMissing(readFrom(path, start - from, end - from));
        // Removed since the journal was read; of the first file, the beginning stays.
        if (bytes === null || (bytes.length === 0 && files.length > 1)) throw new MediaError('SEGMENT_GONE');
        if (bytes.length < end - start)
          throw new Error(`${path} ends before byte ${end - from}, which its journal names.`);
        return bytes;
      },
    };
  };

  const ingest = async (event: string): Promise<Ingest | null> =>
    liveFolder === null || !isIngestId(event) ? null : follow(event, liveFolder);

  const look = async (event: string, withinMs: number): Promise<void> => {
    // Compared with the position that the caller has seen, so that growth since then counts.
    const before = events.get(event)?.position;
    const until = performance.now() + withinMs;
    while (performance.now() < until) {
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_MS);
      });
      const now = await ingest(event);
      if (now === null || now.recording !== null || events.get(event)?.position !== before) return;
    }
  };

  return {
    /** Null if there is no ingest with this id. */
    ingest,
    /** Resolves when the journal has grown, or after `withinMs` milliseconds. */
    grown: (event: string, withinMs: number): Promise<void> => {
      // All requests that wait for an event share one poll of its journal.
      const waiting = waits.get(event);
      if (waiting !== undefined) return waiting;
      const looking = look(event, withinMs).finally(() => waits.delete(event));
      waits.set(event, looking);
      return looking;
    },
  };
};

export type IngestIndex = ReturnType<typeof createIngestIndex>;
