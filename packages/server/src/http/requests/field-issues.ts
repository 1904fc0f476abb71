import { fieldPath, type FieldIssue } from '@footlight/contract';
import type { ErrorObject } from 'ajv';
import { foundValue } from './found-value.js';
import { nearestKey } from './nearest-key.js';

const LONGEST_FIELD = 160;

const hidden = (path: string): boolean => /secret|password|token|privatekey|pin$/iu.test(path);

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

/** The discriminator values of a union's branches. */
const tagsOf = (error: ErrorObject, tag: string): unknown[] =>
  ((error.parentSchema?.['oneOf'] ?? []) as { properties?: Record<string, { const?: unknown }> }[]).map(
    ({ properties }) => properties?.[tag]?.const,
  );

const allowed = (error: ErrorObject): string => {
  const parameters = error.params as Readonly<Record<string, unknown>>;
  const count = COUNTS[error.keyword];
  if (count !== undefined) return `${count[0]} ${String(parameters['limit'])} ${count[1]}`;
  const bound = BOUNDS[error.keyword];
  if (bound !== undefined) return `${bound} ${String(parameters['limit'])}`;
  switch (error.keyword) {
    case 'enum':
      return `one of ${(parameters['allowedValues'] as unknown[]).map(foundValue).join(', ')}`;
    case 'const':
      return foundValue(parameters['allowedValue']);
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
    case 'discriminator':
      return `one of ${tagsOf(error, String(parameters['tag'])).map(foundValue).join(', ')}`;
    case 'required':
      return 'a value; this member is required';
    case 'additionalProperties': {
      const key = nearestKey(String(parameters['additionalProperty']), knownKeys(error));
      const all = knownKeys(error).join(', ');
      return key === undefined
        ? `no such member; known are: ${all}`
        : `no such member; did you mean “${key}”?`;
    }
    default:
      return error.message ?? error.keyword;
  }
};

/** Keys come from the caller and may be as long as the body. */
const shortened = (path: string): string =>
  path.length > LONGEST_FIELD ? `${path.slice(0, LONGEST_FIELD)}…` : path;

const pathOf = (error: ErrorObject): string => {
  const base = fieldPath(error.instancePath);
  const parameters = error.params as Readonly<Record<string, unknown>>;
  const member =
    parameters['missingProperty'] ??
    parameters['additionalProperty'] ??
    (error.keyword === 'discriminator' ? parameters['tag'] : undefined);
  if (typeof member !== 'string') return shortened(base);
  return shortened(base === '' ? member : `${base}.${member}`);
};

const foundBy = (error: ErrorObject, path: string): string => {
  if (error.keyword === 'required') return 'nothing';
  if (error.keyword === 'additionalProperties') {
    const key = String((error.params as Readonly<Record<string, unknown>>)['additionalProperty']);
    return foundValue((error.data as Readonly<Record<string, unknown>> | undefined)?.[key]);
  }
  if (error.keyword === 'discriminator')
    return foundValue((error.params as Readonly<Record<string, unknown>>)['tagValue']);
  return hidden(path) ? '(not shown)' : foundValue(error.data);
};

/** An error and, if it is that of a union, the errors of its branches. */
interface AjvError {
  readonly error: ErrorObject;
  readonly inside: readonly ErrorObject[];
}

/** ajv reports the errors of a union's branches before the error of the union; one backward pass groups them. */
const ajvErrorsOf = (errors: readonly ErrorObject[]): readonly AjvError[] => {
  const faults: AjvError[] = [];
  for (let end = errors.length; end > 0;) {
    const error = errors[end - 1];
    if (error === undefined) break;
    let start = end - 1;
    if (error.keyword === 'anyOf')
      while (errors[start - 1]?.schemaPath.startsWith(`${error.schemaPath}/`) === true) start -= 1;
    faults.push({ error, inside: errors.slice(start, end - 1) });
    end = start;
  }
  return faults.toReversed();
};

/** Groups the errors of a union by branch. */
const branchesOf = ({ error: union, inside }: AjvError): readonly (readonly ErrorObject[])[] => {
  const byBranch = new Map<string, ErrorObject[]>();
  for (const error of inside) {
    const branch = error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0] ?? '';
    const own = byBranch.get(branch);
    if (own === undefined) byBranch.set(branch, [error]);
    else own.push(error);
  }
  return [...byBranch.values()];
};

/**
 * The errors of the branch that the caller probably meant: one whose errors are all nested deeper and do not concern a
 * constant, which would be a discriminator, or else one that only lacks required members. Its errors are more specific
 * than a list of the alternatives.
 */
const intendedErrors = (
  union: ErrorObject,
  branches: readonly (readonly ErrorObject[])[],
): readonly ErrorObject[] | undefined =>
  branches.find((branch) =>
    branch.every((error) => error.keyword !== 'const' && error.instancePath !== union.instancePath),
  ) ?? branches.find((branch) => branch.every((error) => error.keyword === 'required'));

const unionIssue = (
  union: ErrorObject,
  branches: readonly (readonly ErrorObject[])[],
  field: string,
): FieldIssue => {
  const choices = branches.map((branch) => branch.map(allowed).join(' and '));
  return { field, found: foundBy(union, field), allowed: [...new Set(choices)].join(', or ') };
};

/**
 * Converts errors of ajv into issues with the field, the value found and the values allowed, without duplicates. ajv
 * must run with `verbose` and `allErrors`; a union gives one issue for all branches unless the intended one is clear.
 * @param prefix location of the checked value: `body`, `query`, or empty for a file
 * @param most maximum number of issues; unlimited by default, for files
 */
export const fieldIssues = (
  errors: readonly ErrorObject[],
  prefix = '',
  most = Number.POSITIVE_INFINITY,
): FieldIssue[] => {
  const place = (error: ErrorObject): string => {
    const path = pathOf(error);
    if (path === '') return prefix === '' ? '(whole)' : prefix;
    if (prefix === '') return path;
    return path.startsWith('[') ? `${prefix}${path}` : `${prefix}.${path}`;
  };
  const issueOf = (error: ErrorObject): FieldIssue => {
    const field = place(error);
    return { field, found: foundBy(error, field), allowed: allowed(error) };
  };
  const issuesOf = (found: AjvError): readonly FieldIssue[] => {
    if (found.error.keyword !== 'anyOf') return [issueOf(found.error)];
    const branches = branchesOf(found);
    return (
      intendedErrors(found.error, branches)?.map(issueOf) ?? [
        unionIssue(found.error, branches, place(found.error)),
      ]
    );
  };
  const issues = new Map<string, FieldIssue>();
  for (const found of ajvErrorsOf(errors)) {
    for (const issue of issuesOf(found)) {
      const key = JSON.stringify([issue.field, issue.allowed]);
      if (!issues.has(key)) issues.set(key, issue);
      if (issues.size >= most) return [...issues.values()];
    }
  }
  return [...issues.values()];
};
