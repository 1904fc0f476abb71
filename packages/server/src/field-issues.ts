import { fieldPath, type FieldIssue } from '@footlight/contract';
import type { ErrorObject } from 'ajv';

const LONGEST_FOUND = 80;

/** What was found, short enough for one line; secrets and long texts are cut. */
const found = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
};

const hidden = (path: string): boolean => /secret|password|token|pin$/iu.test(path);

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const change = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The known key that a misspelt one most likely stands for. */
const nearest = (key: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, far: distance(key.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.ceil(Math.min(candidate.length, key.length) / 3))
    .toSorted((a, b) => a.far - b.far)[0]?.candidate;

const knownKeys = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {});

const BOUNDS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};
const COUNTS: Readonly<Record<string, readonly [string, string]>> = {
  minLength: ['at least', 'characters'],
  maxLength: ['at most', 'characters'],
  minItems: ['at least', 'entries'],
  maxItems: ['at most', 'entries'],
  minProperties: ['at least', 'members'],
  maxProperties: ['at most', 'members'],
};

const allowed = (error: ErrorObject): string => {
  const parameters = error.params as Readonly<Record<string, unknown>>;
  const count = COUNTS[error.keyword];
  if (count !== undefined) return `${count[0]} ${String(parameters['limit'])} ${count[1]}`;
  const bound = BOUNDS[error.keyword];
  if (bound !== undefined) return `${bound} ${String(parameters['limit'])}`;
  switch (error.keyword) {
    case 'enum':
      return `one of ${(parameters['allowedValues'] as unknown[]).map(found).join(', ')}`;
    case 'const':
      return found(parameters['allowedValue']);
    case 'type':
      return [parameters['type']].flat().join(' or ');
    case 'format':
      return `a value of the form ${String(parameters['format'])}`;
    case 'pattern': {
      const words: unknown = error.parentSchema?.['description'];
      const pattern = `a text matching ${String(parameters['pattern'])}`;
      return typeof words === 'string' ? `${words} (${pattern})` : pattern;
    }
    case 'uniqueItems':
      return 'entries that differ from each other';
    case 'required':
      return 'a value; this member is required';
    case 'additionalProperties': {
      const key = nearest(String(parameters['additionalProperty']), knownKeys(error));
      const all = knownKeys(error).join(', ');
      return key === undefined
        ? `no such member; known are: ${all}`
        : `no such member; did you mean “${key}”?`;
    }
    default:
      return error.message ?? error.keyword;
  }
};

const pathOf = (error: ErrorObject): string => {
  const base = fieldPath(error.instancePath);
  const parameters = error.params as Readonly<Record<string, unknown>>;
  const member = parameters['missingProperty'] ?? parameters['additionalProperty'];
  if (typeof member !== 'string') return base;
  return base === '' ? member : `${base}.${member}`;
};

const foundBy = (error: ErrorObject, path: string): string => {
  if (error.keyword === 'required') return 'nothing';
  if (error.keyword === 'additionalProperties') {
    const key = String((error.params as Readonly<Record<string, unknown>>)['additionalProperty']);
    return found((error.data as Readonly<Record<string, unknown>> | undefined)?.[key]);
  }
  return hidden(path) ? '(not shown)' : found(error.data);
};

/** The errors of a union by its branches. */
const branchesOf = (union: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[][] => {
  const byBranch = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    if (!error.schemaPath.startsWith(`${union.schemaPath}/`)) continue;
    const branch = error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0] ?? '';
    byBranch.set(branch, [...(byBranch.get(branch) ?? []), error]);
  }
  return [...byBranch.values()];
};

/**
 * The branch that was meant: a fault further inside says more than “neither of these”, unless it is the
 * word that tells the branches apart.
 */
const meant = (union: ErrorObject, branches: readonly ErrorObject[][]): readonly ErrorObject[] | undefined =>
  branches.find((branch) =>
    branch.every((error) => error.keyword !== 'const' && error.instancePath !== union.instancePath),
  ) ?? branches.find((branch) => branch.every((error) => error.keyword === 'required'));

const unionIssue = (union: ErrorObject, branches: readonly ErrorObject[][], field: string): FieldIssue => {
  const choices = branches.map((branch) => branch.map(allowed).join(' and '));
  return { field, found: foundBy(union, field), allowed: [...new Set(choices)].join(', or ') };
};

const isSame = (a: FieldIssue, b: FieldIssue): boolean => a.field === b.field && a.allowed === b.allowed;

/**
 * One issue a faulty place, in words: where, what was found, what is allowed. ajv must run with
 * `verbose` and `allErrors`; the branches of a union are joined into one issue.
 * @param prefix where the checked value stands: `body`, `query`, or nothing for a file
 */
export const fieldIssues = (errors: readonly ErrorObject[], prefix = ''): FieldIssue[] => {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  const place = (error: ErrorObject): string => {
    const path = pathOf(error);
    if (path === '') return prefix === '' ? '(whole)' : prefix;
    return prefix === '' ? path : `${prefix}.${path}`;
  };
  const issueOf = (error: ErrorObject): FieldIssue => {
    const field = place(error);
    return { field, found: foundBy(error, field), allowed: allowed(error) };
  };
  const issues = errors
    .filter((error) => !unions.some((union) => error.schemaPath.startsWith(`${union.schemaPath}/`)))
    .flatMap((error) => {
      if (error.keyword !== 'anyOf') return [issueOf(error)];
      const branches = branchesOf(error, errors);
      return meant(error, branches)?.map(issueOf) ?? [unionIssue(error, branches, place(error))];
    });
  return issues.filter((issue, index) => issues.findIndex((other) => isSame(issue, other)) === index);
};
