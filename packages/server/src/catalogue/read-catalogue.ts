import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { FieldIssue } from '@footlight/contract';
import { Ajv } from 'ajv';
import { AJV_CODE } from '../http/requests/ajv-code.js';
import { fieldIssues } from '../http/requests/field-issues.js';
import { RealmError } from '../realm/realm-error.js';
import { CATALOGUE_FILES, type Catalogue } from './catalogue-files.js';
import { referenceIssues } from './reference-issues.js';
import type { KnownOrigins } from './source-issues.js';

type CatalogueFile = (typeof CATALOGUE_FILES)[keyof typeof CATALOGUE_FILES];

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, useDefaults: true, code: AJV_CODE });
const validators = new Map(
  Object.values(CATALOGUE_FILES).map(({ file, schema }) => [file, ajv.compile(schema)] as const),
);

type Parsed = { readonly value: unknown } | { readonly issue: FieldIssue } | 'absent';

const parse = (folder: string, file: string): Parsed => {
  try {
    return { value: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'absent';
    const found = error instanceof Error ? error.message : String(error);
    return { issue: { field: file, found, allowed: 'well-formed JSON' } };
  }
};

const inFile = (file: string, { field, ...rest }: FieldIssue): FieldIssue => {
  if (field === '(whole)') return { field: file, ...rest };
  return { field: field.startsWith('[') ? `${file}${field}` : `${file}.${field}`, ...rest };
};

type Checked = { value: unknown; issues: FieldIssue[] };

const checkValue = ({ file, empty }: CatalogueFile, value: unknown): Checked => {
  const validate = validators.get(file);
  if (validate === undefined || validate(value)) return { value, issues: [] };
  return { value: empty, issues: fieldIssues(validate.errors ?? []).map((issue) => inFile(file, issue)) };
};

const checkFile = (folder: string, file: CatalogueFile): Checked => {
  const parsed = parse(folder, file.file);
  if (parsed === 'absent') return { value: file.empty, issues: [] };
  return 'issue' in parsed ? { value: file.empty, issues: [parsed.issue] } : checkValue(file, parsed.value);
};

/**
 * Reads one file of a catalogue folder; a missing one counts as empty.
 * @throws {RealmError} listing all problems; references to other files are not checked
 */
export const readCatalogueFile = <N extends keyof Catalogue>(folder: string, name: N): Catalogue[N] => {
  const { value, issues } = checkFile(folder, CATALOGUE_FILES[name]);
  if (issues.length > 0) throw new RealmError(folder, issues);
  // As below.
  return value as Catalogue[N];
};

/** Of a file that is imported; those of the realm's own folder are listed in full. */
const MOST_ISSUES = 20;

/**
 * A catalogue that consists of one file only; the others count as empty.
 * @param name of a file, such as `vods`
 * @param folder for the message
 * @throws {RealmError} listing what is wrong with the members of the file; references are not checked
 */
export const catalogueOfFile = (name: keyof Catalogue, content: unknown, folder: string): Catalogue => {
  const { value, issues } = checkValue(CATALOGUE_FILES[name], content);
  if (issues.length > 0) throw new RealmError(folder, issues.slice(0, MOST_ISSUES));
  const empty = Object.entries(CATALOGUE_FILES).map(([key, file]) => [key, structuredClone(file.empty)]);
  // The type assertion is safe: the value was validated against the schema that its type is derived from.
  return { ...Object.fromEntries(empty), [name]: value } as Catalogue;
};

/** Measured with 200,000 titles in four languages: 164 MB of files, read with 600 MB of heap. */
const HEAP_A_BYTE = 3.5;
const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`;

/** Bytes of JSON that can be read at once with the memory of this process. */
export const mostJsonBytes = (): number => getHeapStatistics().heap_size_limit / HEAP_A_BYTE;

/** Running out of memory ends the process without a reason, and whatever starts it again repeats that for ever. */
const requireHeap = (folder: string): void => {
  const bytes = Object.values(CATALOGUE_FILES)
    .map(({ file }) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
  const { heap_size_limit: limit } = getHeapStatistics();
  const needed = bytes * HEAP_A_BYTE;
  if (needed <= limit) return;
  const allowed = `files of at most ${megabytes(limit / HEAP_A_BYTE)} together, because JavaScript may use ${megabytes(limit)} of memory here; give the process or its container more, or set NODE_OPTIONS=--max-old-space-size=${Math.ceil(needed / MEGABYTE)}`;
  throw new RealmError(folder, [{ field: '(whole)', found: `${megabytes(bytes)} of JSON`, allowed }]);
};

/**
 * Reads and validates the content files of a catalogue folder. A missing file counts as empty; a missing folder is an
 * error.
 *
 * @param origins external stream origins by their names in the realm file
 * @throws {RealmError} listing all problems, each with the file, the key, the value found and the values allowed
 */
export const readCatalogue = (
  folder: string,
  defaultLanguage: string,
  origins: KnownOrigins = {},
): Catalogue => {
  if (!existsSync(folder)) {
    const allowed =
      'a folder with the files of the catalogue; `folders.catalogue` of the realm file names it';
    throw new RealmError(folder, [{ field: '(whole)', found: 'no such folder', allowed }]);
  }
  requireHeap(folder);
  const read = Object.entries(CATALOGUE_FILES).map(
    ([name, file]) => [name, checkFile(folder, file)] as const,
  );
  const issues = read.flatMap(([, checked]) => checked.issues);
  if (issues.length > 0) throw new RealmError(folder, issues);
  // The type assertion is safe: each value was validated against the schema that its type is derived from.
  const catalogue = Object.fromEntries(read.map(([name, { value }]) => [name, value])) as Catalogue;
  const references = referenceIssues(catalogue, defaultLanguage, origins);
  if (references.length > 0) throw new RealmError(folder, references);
  return catalogue;
};
