import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.js';
import { starterFiles, type Starter } from './starter/starter-files.js';
import type { InitArguments } from './operate-arguments.js';

export interface InitOptions {
  readonly print: (line: string) => void;
  /** Asks the operator; null where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

const NAME_LENGTH_MAX = 80;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/u;
const EMAIL_LENGTH_MAX = 254;
const PASSWORD_BYTES = 15;

const refused = (field: string, found: string, allowed: string): StartError =>
  new StartError(`${field}: found ${JSON.stringify(found)}; allowed: ${allowed}`);

const nameOf = (text: string): string => {
  const name = text.trim();
  if (name === '' || name.length > NAME_LENGTH_MAX)
    throw refused('name', text, `1 to ${NAME_LENGTH_MAX} characters`);
  return name;
};

const languagesOf = (text: string): Starter['languages'] => {
  const allowed = 'language tags with commas between, such as en,fr or pt-BR';
  const tags = text.split(',').map((tag) => {
    try {
      return Intl.getCanonicalLocales(tag.trim())[0] ?? '';
    } catch {
      return '';
    }
  });
  const [first, ...others] = new Set(tags);
  if (first === undefined || tags.includes('')) throw refused('languages', text, allowed);
  return [first, ...others];
};

const emailOf = (text: string): string => {
  const email = text.trim();
  if (!EMAIL.test(email) || email.length > EMAIL_LENGTH_MAX) throw refused('admin', text, 'an email address');
  return email;
};

/** Asks until the answer is allowed; a value that is given is used or refused. */
const answered = async <T>(
  { print, ask }: InitOptions,
  {
    option,
    question,
    given,
    fallback,
    read,
  }: {
    readonly option: string;
    readonly question: string;
    readonly given: string | undefined;
    readonly fallback: string;
    readonly read: (text: string) => T;
  },
): Promise<T> => {
  if (given !== undefined) return read(given);
  if (ask === null) throw refused(option, '', 'a value, as nobody can be asked here');
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const answer = await ask(`${question}${fallback === '' ? '' : ` [${fallback}]`}: `);
    try {
      return read(answer.trim() === '' ? fallback : answer);
    } catch (error) {
      print((error as Error).message);
    }
  }
};

/** @throws {StartError} if there is something in the folder */
const requireEmpty = async (folder: string): Promise<void> => {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw refused('folder', folder, `a folder that can be used: ${error.message}`);
  });
  if (files.length > 0) throw refused('folder', folder, 'one that is empty, or not there');
};

const unlessAbsent = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Writes all files, or none: they are put in place at once. */
const writeFiles = async (folder: string, files: ReturnType<typeof starterFiles>): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    for (const inside of ['catalogue', 'media/films', 'media/artwork', 'data'])
      // oxlint-disable-next-line no-await-in-loop -- four folders
      await mkdir(join(made, inside), { recursive: true });
    for (const [path, content] of Object.entries(files))
      // oxlint-disable-next-line no-await-in-loop -- five files
      await writeFile(join(made, path), `${JSON.stringify(content, null, 2)}\n`, {
        mode: path.endsWith('accounts.json') ? 0o600 : 0o644,
      });
    await chmod(made, 0o755);
    // An empty folder may be there; what has been put into it meanwhile is kept.
    await rmdir(folder).catch(unlessAbsent);
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Makes the folder of a new service: realm file, pages, genres and an administrator.
 * @throws {StartError} for a folder or an answer that cannot be used; nothing has been written then
 */
export const runInit = async (given: InitArguments, options: InitOptions): Promise<void> => {
  const folder = resolve(given.folder);
  await requireEmpty(folder);
  const name = await answered(options, {
    option: '--name',
    question: 'Name of the service',
    given: given.name,
    fallback: '',
    read: nameOf,
  });
  const languages = await answered(options, {
    option: '--languages',
    question: 'Languages, the default one first',
    given: given.languages,
    fallback: 'en',
    read: languagesOf,
  });
  const email = await answered(options, {
    option: '--admin',
    question: 'Email address of the administrator',
    given: given.admin,
    fallback: '',
    read: emailOf,
  });
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await writeFiles(folder, starterFiles({ name, languages, administrator: { email, password } }));
  for (const line of [
    `${folder}: a new service.`,
    `  ${email} signs in with the password ${password}`,
    '  Change it at /account once the service runs, and delete catalogue/accounts.json.',
    'Start it with these settings, from the folder of Footlight:',
    `  FOOTLIGHT_CONFIG=${join(folder, 'footlight.config.json')} FOOTLIGHT_DATA=${join(folder, 'data')} npm start`,
    'Then: docs/your-own-service.md.',
  ])
    options.print(line);
};
