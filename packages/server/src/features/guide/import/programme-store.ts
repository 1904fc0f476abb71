import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../../start-error.js';
import { GuideFileError } from './guide-file-error.js';
import type { StagedProgramme } from '../dated/dated-programme.js';

/** Each is read as a whole: with a million programmes, 4,000. */
const PARTS = 256;
const BUFFERED_CHARACTERS = 65_536;
/** A channel with a programme every five minutes has 8,640 in a month. */
const MOST_A_CHANNEL = 20_000;
const MOST = 5_000_000;

interface Part {
  readonly file: string;
  lines: string[];
  buffered: number;
}

/** The programmes of one channel, by file. */
export type ChannelProgrammes = readonly (readonly StagedProgramme[])[];

/**
 * Programmes that have been read and are not written yet, in temporary files, so that a guide of any size takes little
 * memory and nothing is written before all of its files have been read.
 */
export class ProgrammeStore {
  readonly #folder = mkdtempSync(join(tmpdir(), 'footlight-guide-'));
  readonly #parts = new Map<string, Part>();
  readonly #channels = new Map<string, { readonly part: Part; count: number }>();
  #total = 0;

  /**
   * @param index of the file; later ones replace earlier ones
   * @throws {GuideFileError} for too many programmes
   */
  add(channelId: string, index: number, programme: StagedProgramme, file: string): void {
    const channel = this.#channels.get(channelId) ?? { part: this.#partOf(channelId), count: 0 };
    this.#channels.set(channelId, channel);
    channel.count += 1;
    this.#total += 1;
    if (channel.count > MOST_A_CHANNEL || this.#total > MOST)
      throw new GuideFileError(
        file,
        channel.count > MOST_A_CHANNEL
          ? `more than ${MOST_A_CHANNEL} programmes of channel ${channelId}`
          : `more than ${MOST} programmes`,
        `${MOST_A_CHANNEL} of a channel and ${MOST} together`,
      );
    const { part } = channel;
    const line = JSON.stringify([channelId, index, programme]);
    part.lines.push(line);
    part.buffered += line.length;
    if (part.buffered >= BUFFERED_CHARACTERS) this.#flush(part);
  }

  /** The programmes of some channels at a time. Nothing may be added any more. */
  *parts(): Generator<ReadonlyMap<string, ChannelProgrammes>, void> {
    for (const part of this.#parts.values()) {
      this.#flush(part);
      const channels = new Map<string, StagedProgramme[][]>();
      for (const line of readFileSync(part.file, 'utf8').split('\n')) {
        if (line === '') continue;
        const [channelId, index, programme] = JSON.parse(line) as [string, number, StagedProgramme];
        const files = channels.get(channelId) ?? [];
        channels.set(channelId, files);
        while (files.length <= index) files.push([]);
        files[index]?.push(programme);
      }
      yield channels;
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #partOf(channelId: string): Part {
    const number = (createHash('sha1').update(channelId).digest()[0] ?? 0) % PARTS;
    const file = join(this.#folder, String(number));
    const part = this.#parts.get(file) ?? { file, lines: [], buffered: 0 };
    this.#parts.set(file, part);
    return part;
  }

  #flush(part: Part): void {
    if (part.lines.length === 0) return;
    try {
      appendFileSync(part.file, `${part.lines.join('\n')}\n`, { mode: 0o600 });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(
        `TMPDIR: found ${JSON.stringify(tmpdir())}, which cannot hold the programmes (${reason}); allowed: a folder with space left. Nothing was changed.`,
        { cause },
      );
    }
    part.lines = [];
    part.buffered = 0;
  }
}
