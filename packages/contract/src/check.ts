import { FormatRegistry, TypeRegistry, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { CallName } from './calls.js';
import { shapes } from './schemas.js';
import type { CallShape } from './shape.js';

const isParsable = (value: string): boolean => !Number.isNaN(Date.parse(value));

const FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  'date-time': (value) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/i.test(value) && isParsable(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isParsable(value),
  email: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
  uri: (value) => URL.canParse(value),
};

/** `Type.Unsafe` stands for closed lists of words here: see `Words`. */
const isListed = (schema: { readonly enum?: readonly unknown[] }, value: unknown): boolean =>
  schema.enum?.includes(value) ?? false;

let isReady = false;
const prepare = (): void => {
  if (isReady) return;
  isReady = true;
  for (const [name, test] of Object.entries(FORMATS)) FormatRegistry.Set(name, test);
  TypeRegistry.Set('Unsafe', isListed);
};

/** What is wrong with a value, each as `/path: what`; empty when nothing is. */
export const schemaIssues = (schema: TSchema, value: unknown): string[] => {
  prepare();
  return [...Value.Errors(schema, value)].map(({ path, message }) => `${path || '/'}: ${message}`);
};

/** What is wrong with a call's reply; `undefined` stands for an answer without a body. For tests and tools. */
export const replyIssues = (name: CallName, reply: unknown): string[] => {
  const { reply: schema }: CallShape = shapes[name];
  if (schema === null) return reply === undefined ? [] : ['/: there must be no body'];
  return schemaIssues(schema, reply);
};
