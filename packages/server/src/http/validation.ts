import { Ajv, type ErrorObject, type Schema, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

// CommonJS and ES modules disagree on where the plugin's default export stands.
const addFormats = ('default' in formats ? formats['default'] : formats) as unknown as (ajv: Ajv) => void;

const base = { allErrors: true, verbose: true, strict: false, useDefaults: true, removeAdditional: false };

const withFormats = (ajv: Ajv): Ajv => {
  addFormats(ajv);
  return ajv;
};

/**
 * Addresses and headers hold texts only, so numbers and booleans in them are read from texts, and a list of
 * one from a single text.
 */
const texts = withFormats(new Ajv({ ...base, coerceTypes: 'array' }));
/** Bodies say what they mean: a text is no number. */
const values = withFormats(new Ajv({ ...base, coerceTypes: false }));

/**
 * Shapes hold others whole and name them by `$id` for the reference page; ajv would take a name that it
 * meets twice for a mistake.
 */
const unnamed = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value))) as Schema;

export interface LazyValidation {
  (value: unknown): boolean;
  /** Of the last value. */
  errors?: ErrorObject[] | null;
}

/** What ajv compiles, compiled when it is first asked: a service has hundreds of shapes and begins with none. */
const lazily = (ajv: Ajv): ((schema: object) => LazyValidation) => {
  const compiled = new WeakMap<object, ValidateFunction>();
  return (schema) => {
    const validate: LazyValidation = (value) => {
      const check = compiled.get(schema) ?? ajv.compile(unnamed(schema));
      compiled.set(schema, check);
      const isValid = check(value);
      validate.errors = check.errors ?? null;
      return isValid;
    };
    return validate;
  };
};

const asText = lazily(texts);
const asValue = lazily(values);

/** Compiles a part of a call's shape; the same rules for every call. */
export const compileSchema = (schema: object, httpPart: string | undefined): LazyValidation =>
  httpPart === 'body' ? asValue(schema) : asText(schema);

/** For values that are no request: replies under test, and files. */
export const compileReply = asValue;
