import type { TSchema } from '@sinclair/typebox';
import { Errors, ValueErrorType, type ValueError } from '@sinclair/typebox/errors';
import { Clean } from '@sinclair/typebox/value';
import { fieldPath } from './field-path.js';
import { prepareChecks } from './prepare-checks.js';

/** One of the values allowed in a place. */
export type Allowed =
  /** Exactly this value, as JSON. */
  | { readonly kind: 'value'; readonly json: string }
  | { readonly kind: 'type'; readonly type: JsonType }
  | { readonly kind: 'form'; readonly form: 'instant' | 'address' };

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array';

/** One issue of a document. */
export interface DocumentIssue {
  /** Path such as `buckets[0].display.rowType`; empty for the document as a whole. */
  readonly field: string;
  /** The value found, as shortened JSON; null where it is missing. */
  readonly found: string | null;
  /** Alternatives. */
  readonly allowed: readonly Allowed[];
}

const LONGEST_FOUND = 80;

const found = (value: unknown): string | null => {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return null;
  return json.length > LONGEST_FOUND ? `${json.slice(0, LONGEST_FOUND)}…` : json;
};

const allowedBy = (schema: TSchema): readonly Allowed[] => {
  const {
    anyOf,
    enum: words,
    const: only,
    type,
    format,
    pattern,
  } = schema as Readonly<Record<string, unknown>>;
  if (Array.isArray(anyOf)) return (anyOf as TSchema[]).flatMap(allowedBy);
  if (Array.isArray(words)) return words.map((word) => ({ kind: 'value', json: JSON.stringify(word) }));
  if (only !== undefined) return [{ kind: 'value', json: JSON.stringify(only) }];
  if (format === 'date-time') return [{ kind: 'form', form: 'instant' }];
  if (pattern !== undefined) return [{ kind: 'form', form: 'address' }];
  return [{ kind: 'type', type: type as JsonType }];
};

const issueOf = ({ path, value, schema }: ValueError): DocumentIssue => ({
  field: fieldPath(path),
  found: found(value),
  allowed: allowedBy(schema),
});

/** Reports the faults within the branch that the discriminator selects, which is more precise than “none of these”. */
const unionIssues = (union: ValueError): readonly DocumentIssue[] => {
  const branches = union.errors.map((errors) => [...errors]);
  const inside = branches.filter((branch) => branch.every(({ path }) => path !== union.path));
  const isWord = ({ type }: ValueError): boolean => type === ValueErrorType.Literal;
  const matching = inside.find((branch) => !branch.some(isWord));
  if (matching !== undefined) return matching.flatMap(issuesOf);
  // No branch has this discriminator: the values of all branches are reported as allowed.
  const unknown = inside[0]?.find(isWord);
  if (unknown === undefined) return [issueOf(union)];
  const words = inside.flat().filter((error) => isWord(error) && error.path === unknown.path);
  return [{ ...issueOf(unknown), allowed: words.flatMap(({ schema }) => allowedBy(schema)) }];
};

const issuesOf = (error: ValueError): readonly DocumentIssue[] =>
  error.type === ValueErrorType.Union && error.value !== undefined ? unionIssues(error) : [issueOf(error)];

/** Faults of a document, one per place; empty when it is valid. */
export const documentIssues = (schema: TSchema, value: unknown): readonly DocumentIssue[] => {
  prepareChecks();
  const issues = new Map<string, DocumentIssue>();
  for (const error of Errors(schema, value))
    for (const issue of issuesOf(error)) if (!issues.has(issue.field)) issues.set(issue.field, issue);
  return [...issues.values()];
};

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const missingIn = (cleaned: unknown, original: unknown, path: string): string[] =>
  isHolder(original)
    ? Object.entries(original).flatMap(([name, value]) =>
        isHolder(cleaned) && Object.hasOwn(cleaned, name)
          ? missingIn(cleaned[name], value, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
          : [fieldPath(`${path}/${name}`)],
      )
    : [];

/** Members of a valid document that its schema does not have: most likely misspelt. */
export const unreadMembers = (schema: TSchema, value: unknown): readonly string[] => {
  prepareChecks();
  return missingIn(Clean(schema, structuredClone(value)), value, '');
};
