import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

// CommonJS and ES modules disagree on where the plugin's default export stands.
const addFormats = ('default' in formats ? formats['default'] : formats) as unknown as (ajv: Ajv) => void;

const base = { allErrors: true, verbose: true, strict: false, useDefaults: true, removeAdditional: false };

const withFormats = (ajv: Ajv): Ajv => {
  addFormats(ajv);
  return ajv;
};

/** Addresses and headers hold texts only, so numbers and booleans in them are read from texts. */
const texts = withFormats(new Ajv({ ...base, coerceTypes: true }));
/** Bodies say what they mean: a text is no number. */
const values = withFormats(new Ajv({ ...base, coerceTypes: false }));

/**
 * Shapes hold others whole and name them by `$id` for the reference page; ajv would take a name that it
 * meets twice for a mistake.
 */
const unnamed = (schema: AnySchema): AnySchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value)),
  ) as AnySchema;

/** Compiles a part of a call's shape; the same rules for every call. */
export const compileSchema = (schema: AnySchema, httpPart: string | undefined): ValidateFunction =>
  (httpPart === 'body' ? values : texts).compile(unnamed(schema));

/** For values that are no request: replies under test, and files. */
export const compileReply = (schema: AnySchema): ValidateFunction => values.compile(unnamed(schema));
