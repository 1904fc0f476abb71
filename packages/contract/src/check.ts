import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { CallName } from './calls.js';
import { prepareChecks } from './documents/prepare-checks.js';
import { shapes } from './schemas.js';
import type { CallShape } from './calls/shape.js';

/** Faults of a value, each as `/path: message`; empty when it is valid. */
export const schemaIssues = (schema: TSchema, value: unknown): string[] => {
  prepareChecks();
  return [...Value.Errors(schema, value)].map(({ path, message }) => `${path || '/'}: ${message}`);
};

/** Faults of a call's response; `undefined` stands for a response without a body. For tests and tools. */
export const responseIssues = (name: CallName, response: unknown): string[] => {
  const { response: schema }: CallShape = shapes[name];
  if (schema === null) return response === undefined ? [] : ['/: there must be no body'];
  return schemaIssues(schema, response);
};
