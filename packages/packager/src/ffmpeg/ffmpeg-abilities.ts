import { CommandError } from '../command-error.js';
import { runFfmpeg } from './run-ffmpeg.js';

/** Parts that an ffmpeg was built with or without. */
type Part = 'encoders' | 'filters';

/** The names are in the second column of each list. */
const namesIn = (list: string): ReadonlySet<string> =>
  new Set(list.split('\n').flatMap((line) => line.trim().split(/\s+/u).slice(1, 2)));

/** What an ffmpeg was built with, which it is asked once for each part that matters. */
export class FfmpegAbilities {
  readonly #ffmpeg: string;
  readonly #signal: AbortSignal;
  readonly #names = new Map<Part, ReadonlySet<string>>();

  /** @param signal aborting ends the questions */
  constructor(ffmpeg: string, signal: AbortSignal) {
    this.#ffmpeg = ffmpeg;
    this.#signal = signal;
  }

  /** @throws {CommandError} naming what this ffmpeg lacks */
  async require(part: Part, names: readonly string[]): Promise<void> {
    const known = await this.#namesOf(part);
    const missing = names.filter((name) => !known.has(name));
    if (missing.length > 0)
      throw new CommandError(
        `FFMPEG_PATH: found an ffmpeg without ${missing.join(', ')}; allowed: one with them, such as the ffmpeg of Debian and Ubuntu.`,
      );
  }

  /** The first of several that this ffmpeg has; null for none. */
  async first<const Name extends string>(part: Part, names: readonly Name[]): Promise<Name | null> {
    const known = await this.#namesOf(part);
    return names.find((name) => known.has(name)) ?? null;
  }

  async #namesOf(part: Part): Promise<ReadonlySet<string>> {
    const run = { program: this.#ffmpeg, what: part, arguments: ['-hide_banner', `-${part}`] };
    const known =
      this.#names.get(part) ??
      namesIn((await runFfmpeg({ ...run, signal: this.#signal })).stdout.toString('utf8'));
    this.#names.set(part, known);
    return known;
  }
}
