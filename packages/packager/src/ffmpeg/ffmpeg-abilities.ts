import { CommandError } from '../command-error.js';
import { runFfmpeg } from './run-ffmpeg.js';

/** What an ffmpeg was built with, by the names that ffmpeg uses. */
export interface FfmpegAbilities {
  readonly encoders: ReadonlySet<string>;
  readonly muxers: ReadonlySet<string>;
  readonly filters: ReadonlySet<string>;
}

/** The names are in the second column of each list. */
const namesIn = (list: string): ReadonlySet<string> =>
  new Set(list.split('\n').flatMap((line) => line.trim().split(/\s+/u).slice(1, 2)));

export const ffmpegAbilities = async (ffmpeg: string, signal: AbortSignal): Promise<FfmpegAbilities> => {
  const list = async (what: string): Promise<ReadonlySet<string>> => {
    const run = { program: ffmpeg, what, arguments: ['-hide_banner', `-${what}`], signal };
    return namesIn((await runFfmpeg(run)).stdout.toString('utf8'));
  };
  const [encoders, muxers, filters] = await Promise.all([list('encoders'), list('muxers'), list('filters')]);
  return { encoders, muxers, filters };
};

/** @throws {CommandError} naming what this ffmpeg lacks */
export const requireAbilities = (
  abilities: FfmpegAbilities,
  needed: Partial<Record<keyof FfmpegAbilities, readonly string[]>>,
): void => {
  const missing = Object.entries(needed).flatMap(([kind, names]) =>
    names.filter((name) => !abilities[kind as keyof FfmpegAbilities].has(name)),
  );
  if (missing.length > 0)
    throw new CommandError(
      `FFMPEG_PATH: found an ffmpeg without ${missing.join(', ')}; allowed: one with them, such as the ffmpeg of Debian and Ubuntu.`,
    );
};
