import { mkdir, open, readFile, truncate, type FileHandle } from 'node:fs/promises';
import { boxesOf, readTimescale, writeDecodeTime, writeSequenceNumber } from '../films/boxes.js';
import { ingestFolder } from '../ingest/ingest-folder.js';
import {
  journalText,
  parseJournalLine,
  type EventLine,
  type IngestTrackFacts,
  type JournalLine,
} from '../ingest/ingest-journal.js';
import {
  applyLine,
  emptyIngest,
  endMs,
  nextNumber,
  segmentTicks,
  type IngestTrack,
} from '../ingest/ingest-state.js';
import { CommandError } from '../command-error.js';
import { avcCodec, fragmentFacts } from './fragment-facts.js';
import { AUDIO_RENDITION, FRAME_MS, PART_MS, SEGMENT_MS, VIDEO_RENDITIONS } from './renditions.js';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const LINE_END = 0x0a;

/** About half an hour: as many as are removed at once. */
const SEGMENTS_PER_FILE = 900;

/** The complete lines of the journal; an incomplete last line is removed from the file. */
const readJournal = async (path: string): Promise<JournalLine[]> => {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  const end = bytes.lastIndexOf(LINE_END) + 1;
  if (end < bytes.length) await truncate(path, end);
  const lines = bytes.toString('utf8', 0, end).split('\n');
  return lines.filter((line) => line !== '').map((line) => parseJournalLine(line));
};

const factsOf = (inits: ReadonlyMap<string, Buffer>): IngestTrackFacts[] => {
  const initOf = (id: string): Buffer => {
    const init = inits.get(id);
    if (init === undefined) throw new Error(`The encoder sent no initialisation segment of ${id}.`);
    return init;
  };
  const shared = (id: string) => ({
    id,
    timescale: readTimescale(initOf(id)),
    initBytes: initOf(id).length,
  });
  const video = VIDEO_RENDITIONS.map(({ id, width, height, bandwidth }): IngestTrackFacts =>
    Object.assign(shared(id), {
      kind: 'video' as const,
      width,
      height,
      bandwidth,
      codecs: avcCodec(initOf(id)),
    }),
  );
  const audio: IngestTrackFacts = {
    ...shared(AUDIO_RENDITION.id),
    kind: 'audio',
    // RTMP and SRT sources rarely specify the language.
    language: 'und',
    label: 'Live',
    bandwidth: AUDIO_RENDITION.bandwidth,
    channels: AUDIO_RENDITION.channels,
    codecs: 'mp4a.40.2',
  };
  return [...video, audio];
};

const upToPicture = (milliseconds: number): number => Math.ceil(milliseconds / FRAME_MS) * FRAME_MS;

/**
 * Writes the output of an encoder: appends each fragment to the file of its track and then records it in the journal. A
 * process that is killed in between leaves bytes without a journal entry; the next one truncates them and continues
 * where the journal ends (LIVE-11).
 */
export class IngestWriter {
  readonly #folder: ReturnType<typeof ingestFolder>;
  readonly #journal: FileHandle;
  readonly #state: ReturnType<typeof emptyIngest>;
  readonly #files = new Map<string, FileHandle>();
  /** Serialises all writes. */
  #turn: Promise<unknown> = Promise.resolve();

  readonly #segmentsPerFile: number;

  private constructor(
    folder: ReturnType<typeof ingestFolder>,
    journal: FileHandle,
    { state, segmentsPerFile }: { state: ReturnType<typeof emptyIngest>; segmentsPerFile: number },
  ) {
    this.#folder = folder;
    this.#journal = journal;
    this.#state = state;
    this.#segmentsPerFile = segmentsPerFile;
  }

  /** Opens an event's folder and restores the state that an earlier process has written there. */
  static async open(
    liveFolder: string,
    event: string,
    segmentsPerFile = SEGMENTS_PER_FILE,
  ): Promise<IngestWriter> {
    const folder = ingestFolder(liveFolder, event);
    await mkdir(folder.path, { recursive: true });
    const state = emptyIngest();
    for (const line of await readJournal(folder.journal)) applyLine(state, line);
    return new IngestWriter(folder, await open(folder.journal, 'a'), { state, segmentsPerFile });
  }

  /** Number of segments of all sources. */
  segments(): number {
    return nextNumber(this.#state);
  }

  /** Starts a source with the initialisation segments of all tracks. @throws {CommandError} when these have changed */
  beginSource(inits: ReadonlyMap<string, Buffer>, startsAt: number): Promise<void> {
    return this.#inTurn(async () => {
      const event: EventLine = this.#state.event ?? {
        is: 'event',
        segmentMs: SEGMENT_MS,
        partMs: PART_MS,
        tracks: factsOf(inits),
      };
      for (const facts of event.tracks) {
        const init = inits.get(facts.id) ?? Buffer.alloc(0);
        await this.#openTrack(facts, init);
        await this.#requireSameInit(facts, init);
      }
      if (this.#state.event === null) await this.#note(event);
      const [first] = this.#state.sources;
      const reached = Math.max(0, ...Array.from(this.#state.tracks.values(), endMs));
      // Position by wall-clock time, but never before existing segments, in case the clock was changed.
      const byClock = first === undefined ? 0 : startsAt - first.startsAt;
      const offsetMs = upToPicture(Math.max(byClock, reached));
      await this.#note({ is: 'source', number: nextNumber(this.#state), startsAt, offsetMs });
    });
  }

  /** @throws {Error} when the fragment does not follow the track's last one */
  write(id: string, fragment: Buffer): Promise<void> {
    return this.#inTurn(async () => {
      const track = this.#state.tracks.get(id);
      const source = this.#state.sources.at(-1);
      if (track === undefined || source === undefined || this.#state.event === null || !this.#files.has(id)) {
        throw new Error(`A fragment of ${id} comes before its source has begun.`);
      }
      const { facts, segments } = track;
      const { time: sourceTime, duration, independent } = fragmentFacts(fragment);
      const time = Math.round((source.offsetMs * facts.timescale) / 1000) + sourceTime;
      const last = segments.at(-1);
      const isFirst = last === undefined || last.source !== this.#state.sources.length - 1;
      const expected = isFirst ? time - sourceTime : last.time + last.duration;
      if (time !== expected) {
        throw new Error(`A fragment of ${id} begins at tick ${time}, not at ${expected}.`);
      }
      const segment = source.number + Math.floor(sourceTime / segmentTicks(facts, this.#state.event));
      const start = last?.end ?? facts.initBytes;
      const bytes = Buffer.from(fragment);
      for (const box of boxesOf(bytes)) {
        if (box.type !== 'moof') continue;
        writeDecodeTime(bytes, box, BigInt(time));
        writeSequenceNumber(bytes, box, Math.round(time / duration) + 1);
      }
      const isNew = last?.number !== segment;
      if (last !== undefined && this.#fileOf(last.number) < this.#fileOf(segment))
        await this.#nextFile(track, start);
      const file = this.#files.get(id);
      if (file === undefined) throw new Error(`The file of ${id} is not open.`);
      await file.write(bytes, 0, bytes.length, start - (track.files.at(-1) ?? 0));
      // Synced once per segment, before the journal records the next one, so that a power failure loses little more.
      if (isNew && !isFirst) await file.datasync();
      await this.#note({
        is: 'part',
        track: id,
        segment,
        start,
        end: start + bytes.length,
        time,
        duration,
        independent,
      });
      if (isNew) await this.#journal.datasync();
    });
  }

  /** Records that the source has dropped. */
  pause(): Promise<void> {
    return this.#inTurn(() => this.#note({ is: 'pause' }));
  }

  /** Records the end of the event. */
  end(at: number): Promise<void> {
    return this.#inTurn(async () => {
      await this.#note({ is: 'end', at });
      await this.#journal.datasync();
    });
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#journal.close();
      for (const file of this.#files.values()) await file.close();
      this.#files.clear();
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #note(line: JournalLine): Promise<void> {
    await this.#journal.appendFile(journalText(line));
    applyLine(this.#state, line);
  }

  #fileOf(segment: number): number {
    return Math.floor(segment / this.#segmentsPerFile);
  }

  /** Continues a track in another file. One of a process that was killed before its journal named it is overwritten. */
  async #nextFile({ facts: { id } }: IngestTrack, start: number): Promise<void> {
    const before = this.#files.get(id);
    const file = await open(this.#folder.track(id, start), 'w+');
    this.#files.set(id, file);
    await before?.datasync();
    await before?.close();
    await this.#note({ is: 'file', track: id, start });
  }

  async #openTrack({ id, initBytes }: IngestTrackFacts, init: Buffer): Promise<void> {
    if (this.#files.has(id)) return;
    const { segments = [], files = [0] } = this.#state.tracks.get(id) ?? {};
    const from = files.at(-1) ?? 0;
    const file = await open(this.#folder.track(id, from), this.#state.event === null ? 'w+' : 'r+');
    this.#files.set(id, file);
    if (this.#state.event === null) {
      await file.write(init, 0, init.length, 0);
      return;
    }
    await file.truncate((segments.at(-1)?.end ?? initBytes) - from);
  }

  async #requireSameInit({ id, initBytes }: IngestTrackFacts, init: Buffer): Promise<void> {
    const storedInit = Buffer.alloc(initBytes);
    const first = await open(this.#folder.track(id), 'r');
    try {
      await first.read(storedInit, 0, initBytes, 0);
    } finally {
      await first.close();
    }
    if (storedInit.equals(init)) return;
    throw new CommandError(
      `${this.#folder.track(id)} was begun by an ffmpeg that encodes otherwise. Go on with that version, or remove ${this.#folder.path} to begin the event anew.`,
    );
  }
}
