import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { CommandError } from '../command-error.js';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const HOW_TO_GET_IT =
  'Install ffmpeg 5 or later (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg).';

const fileName = (program: string): string => (process.platform === 'win32' ? `${program}.exe` : program);

/** The program that a variable names, or the first of its name in `folders`. @throws {CommandError} naming the variable */
const findProgram = (
  program: 'ffmpeg' | 'ffprobe',
  variable: string,
  variables: NodeJS.ProcessEnv,
  folders: readonly string[],
): string => {
  const named = variables[variable];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new CommandError(
      `${variable}: found ${JSON.stringify(named)}; allowed: the path of an ${program} that may be run. ${HOW_TO_GET_IT}`,
    );
  }
  const found = folders.map((folder) => join(folder, fileName(program))).find((path) => isProgram(path));
  if (found !== undefined) return found;
  throw new CommandError(
    `There is no ${program} on PATH, and ${variable} names none. ${HOW_TO_GET_IT} Or set ${variable} to its path.`,
  );
};

const foldersOf = (variables: NodeJS.ProcessEnv): string[] =>
  (variables['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');

/**
 * The machine's ffmpeg: `FFMPEG_PATH`, or the first of that name on `PATH`.
 * @throws {CommandError} naming the setting
 */
export const findFfmpeg = (variables: NodeJS.ProcessEnv): string =>
  findProgram('ffmpeg', 'FFMPEG_PATH', variables, foldersOf(variables));

/**
 * The machine's ffprobe: `FFPROBE_PATH`, the one beside its ffmpeg, or the first of that name on `PATH`.
 * @throws {CommandError} naming the setting
 */
export const findFfprobe = (variables: NodeJS.ProcessEnv): string =>
  findProgram('ffprobe', 'FFPROBE_PATH', variables, [
    dirname(findFfmpeg(variables)),
    ...foldersOf(variables),
  ]);
