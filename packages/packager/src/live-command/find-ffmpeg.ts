import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from './command-error.js';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const HOW_TO_GET_IT =
  'Install ffmpeg 4 or later (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg).';

/**
 * The machine's ffmpeg: `FFMPEG_PATH`, or the first of that name on `PATH`.
 * @throws {CommandError} naming the setting
 */
export const findFfmpeg = (variables: NodeJS.ProcessEnv): string => {
  const named = variables['FFMPEG_PATH'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new CommandError(
      `FFMPEG_PATH: found ${JSON.stringify(named)}; allowed: the path of an ffmpeg that may be run. ${HOW_TO_GET_IT}`,
    );
  }
  const names = process.platform === 'win32' ? ['ffmpeg.exe'] : ['ffmpeg'];
  const found = (variables['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => isProgram(path));
  if (found !== undefined) return found;
  throw new CommandError(
    `There is no ffmpeg on PATH, and FFMPEG_PATH names none. ${HOW_TO_GET_IT} Or set FFMPEG_PATH to its path.`,
  );
};
