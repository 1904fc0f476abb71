import { parseArgs } from 'node:util';
import { LEDGER_FORMATS, type LedgerFormat } from '../features/commerce/books/ledger-export.js';
import { StartError } from '../start-error.js';

export const OPERATE_USAGE = `Usage: footlight init [<folder>] [--name <name>] [--languages <tags>] [--admin <email>]
       footlight backup [--to <file>] [--keep <n>] [--no-verify]
       footlight restore <file> [--replace]
       footlight migrate
       footlight doctor
       footlight export <folder>
       footlight import [--dry-run] [--replace] [--remove] [--map <columns>] <file|folder|address> …
       footlight ledger --from <day> --to <day> [--format csv|journal]
       footlight work [--at-once <n>]

All but init use the settings of the service: DATABASE_URL, or else the database embedded in FOOTLIGHT_DATA, which the
service must not be using then.

  init       makes the folder of a new service, by default "service", and asks for what is not given
    --name         as viewers see it
    --languages    such as en,fr; the first is the default one
    --admin        email address of the administrator, whose password is printed
  backup     writes all data into one file, by default backups/footlight-<time>.ndjson.gz in FOOTLIGHT_DATA, and
             restores it into memory to see that it can be
    --to <file>    writes that file instead
    --keep <n>     removes all but the newest n of the folder's backups
    --no-verify    does not restore it
  restore    fills an empty database from a backup, of whichever of the two engines it is
    --replace      moves an embedded database that is there aside
  migrate    brings the schema up to date, as a start does, and ends
  doctor     says what would keep the service from starting, or make it go wrong later
  export     writes what is published of the catalogue as files, to a folder
  import     imports programmes of XMLTV guides, plain, .gz or .xz; later files replace what they cover of earlier ones;
             and titles and channels: files of a catalogue (JSON), tables (CSV), folders with NFO files, Media RSS, M3U
    --dry-run      prints what would differ, and writes nothing
    --replace      overwrites what editors changed, too
    --remove       removes entries that the files of a catalogue do not have any more
    --map <columns>  columns of a table, such as title=Name,description=Plot, or a JSON file with them
  ledger     prints the ledger of a period, both days included, such as --from 2026-01-01 --to 2026-12-31
    --format       csv, the default, or a journal for plain text accounting
  work       makes films of what editors upload, until it is stopped, for services on the same PostgreSQL
    --at-once <n>  works on that many films at once, by default 1`;

const invalid = (name: string, found: string, allowed: string): StartError =>
  new StartError(`${name}: found ${JSON.stringify(found)}; allowed: ${allowed}\n\n${OPERATE_USAGE}`);

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

const parse = <const O extends Options>(words: readonly string[], options: O) => {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (cause) {
    throw new StartError(`${(cause as Error).message}\n\n${OPERATE_USAGE}`, { cause });
  }
};

const refuseMore = (words: readonly string[]): void => {
  const [word] = words;
  if (word !== undefined) throw invalid('argument', word, 'no more');
};

export interface BackupArguments {
  readonly to: string | undefined;
  readonly keep: number | undefined;
  readonly isVerified: boolean;
}

export const readBackupArguments = (words: readonly string[]): BackupArguments => {
  const { values, positionals } = parse(words, {
    to: { type: 'string' },
    keep: { type: 'string' },
    'no-verify': { type: 'boolean' },
  });
  refuseMore(positionals);
  const { keep } = values;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/u.test(keep))
    throw invalid('--keep', keep, 'a whole number from 1 to 9999');
  return {
    to: values.to,
    keep: keep === undefined ? undefined : Number(keep),
    isVerified: values['no-verify'] !== true,
  };
};

export interface RestoreArguments {
  readonly file: string;
  readonly isReplacing: boolean;
}

export const readRestoreArguments = (words: readonly string[]): RestoreArguments => {
  const { values, positionals } = parse(words, { replace: { type: 'boolean' } });
  const [file, ...more] = positionals;
  if (file === undefined) throw invalid('file', '', 'a file that “footlight backup” wrote');
  refuseMore(more);
  return { file, isReplacing: values.replace === true };
};

export interface LedgerArguments {
  readonly from: string;
  readonly to: string;
  readonly format: LedgerFormat;
}

/** A day of the calendar, such as `2026-01-31`. */
const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
  );
};

export const readLedgerArguments = (words: readonly string[]): LedgerArguments => {
  const { values, positionals } = parse(words, {
    from: { type: 'string' },
    to: { type: 'string' },
    format: { type: 'string' },
  });
  refuseMore(positionals);
  const { from = '', to = '', format = 'csv' } = values;
  if (!isDay(from)) throw invalid(`--from`, from, `a day, such as 2026-01-01`);
  if (!isDay(to) || to < from) throw invalid('--to', to, `a day, ${from} or later`);
  const known = LEDGER_FORMATS.find((one) => one === format);
  if (known === undefined) throw invalid('--format', format, LEDGER_FORMATS.join(', '));
  return { from, to, format: known };
};

/** @returns the folder that the catalogue is written to */
export const readExportArguments = (words: readonly string[]): string => {
  const [folder, ...more] = parse(words, {}).positionals;
  if (folder === undefined) throw invalid('folder', '', 'a folder to write the files of the catalogue to');
  refuseMore(more);
  return folder;
};

export interface ImportArguments {
  readonly places: readonly string[];
  readonly isDry: boolean;
  readonly isReplacing: boolean;
  readonly isRemoving: boolean;
  /** Columns of tables, or a file that names them; null for those that are recognised. */
  readonly map: string | null;
}

const MOST_PLACES = 100;

export const readImportArguments = (words: readonly string[]): ImportArguments => {
  const { values, positionals } = parse(words, {
    'dry-run': { type: 'boolean' },
    replace: { type: 'boolean' },
    remove: { type: 'boolean' },
    map: { type: 'string' },
  });
  if (positionals.length === 0 || positionals.length > MOST_PLACES)
    throw invalid('file', positionals[0] ?? '', `1 to ${MOST_PLACES} files, folders or addresses`);
  return {
    places: positionals,
    isDry: values['dry-run'] === true,
    isReplacing: values.replace === true,
    isRemoving: values.remove === true,
    map: values.map ?? null,
  };
};

export interface WorkArguments {
  readonly atOnce: number;
}

export const readWorkArguments = (words: readonly string[]): WorkArguments => {
  const { values, positionals } = parse(words, { 'at-once': { type: 'string' } });
  refuseMore(positionals);
  const text = values['at-once'] ?? '1';
  if (!/^(?:[1-9]|1[0-6])$/u.test(text)) throw invalid('--at-once', text, 'a whole number from 1 to 16');
  return { atOnce: Number(text) };
};

export const refuseArguments = (words: readonly string[]): void => refuseMore(parse(words, {}).positionals);

export interface InitArguments {
  readonly folder: string;
  readonly name: string | undefined;
  readonly languages: string | undefined;
  readonly admin: string | undefined;
}

export const readInitArguments = (words: readonly string[]): InitArguments => {
  const { values, positionals } = parse(words, {
    name: { type: 'string' },
    languages: { type: 'string' },
    admin: { type: 'string' },
  });
  const [folder = 'service', ...more] = positionals;
  refuseMore(more);
  return { folder, name: values.name, languages: values.languages, admin: values.admin };
};
