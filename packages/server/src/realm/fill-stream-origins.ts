import type { FieldIssue } from '@footlight/contract';
import { fromEnvironment, missingVariable } from './environment-secret.js';
import type { RealmFile } from './schemas/realm.schemas.js';
import type { StreamOrigin, StreamOrigins } from './schemas/stream-origins.schemas.js';

const SECRET_LENGTH = 16;

const unset = (field: string, value: string): FieldIssue[] => {
  const variable = missingVariable(value);
  return variable === undefined
    ? []
    : [
        {
          field,
          found: `"env:${variable}", which is not set`,
          allowed: `the environment variable ${variable}`,
        },
      ];
};

/** Secrets are measured where they are read, not the name of the variable that holds one. */
const secretIssues = (field: string, secret: string): FieldIssue[] => {
  const missing = unset(field, secret);
  if (missing.length > 0 || fromEnvironment(secret).length >= SECRET_LENGTH) return missing;
  return [{ field, found: '(not shown)', allowed: `at least ${SECRET_LENGTH} characters` }];
};

const originIssues = (field: string, { sign, secret, headers }: StreamOrigin): FieldIssue[] => {
  const issues = Object.entries(headers).flatMap(([header, value]) =>
    unset(`${field}.headers.${header}`, value),
  );
  if (secret !== null) issues.push(...secretIssues(`${field}.secret`, secret));
  if (sign === 'none') return issues;
  if (secret === null) {
    issues.push({ field: `${field}.secret`, found: 'null', allowed: `a secret, as sign is ${sign}` });
  }
  if (Object.keys(headers).length > 0) {
    const found = JSON.stringify(sign);
    issues.push({ field: `${field}.sign`, found, allowed: '"none", as headers are kept here' });
  }
  return issues;
};

/** Issues of stream origins that the schema cannot detect. */
export const streamOriginIssues = ({ streamOrigins }: RealmFile): FieldIssue[] =>
  Object.entries(streamOrigins).flatMap(([name, rule]) => originIssues(`streamOrigins.${name}`, rule));

/** Replaces port placeholders with ports, and `env:` references with secrets from the environment. */
export const fillStreamOrigins = (
  streamOrigins: StreamOrigins,
  withPorts: (address: string) => string,
): StreamOrigins =>
  Object.fromEntries(
    Object.entries(streamOrigins).map(([name, rule]) => [
      name,
      {
        ...rule,
        origin: withPorts(rule.origin),
        secret: rule.secret === null ? null : fromEnvironment(rule.secret),
        headers: Object.fromEntries(
          Object.entries(rule.headers).map(([header, value]) => [header, fromEnvironment(value)]),
        ),
      },
    ]),
  );
