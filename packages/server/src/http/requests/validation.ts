import { Ajv, type ErrorObject, type Schema, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { AJV_CODE } from './ajv-code.js';
import { clipToBounds } from './clip-to-bounds.js';

// CommonJS and ES modules have the plugin's default export in different places.
const addFormats = ('default' in formats ? formats['default'] : formats) as unknown as (ajv: Ajv) => void;

const base = { verbose: true, strict: false, useDefaults: true, removeAdditional: false, code: AJV_CODE };

const withFormats = (ajv: Ajv): Ajv => {
  addFormats(ajv);
  return ajv;
};

/**
 * Addresses and headers contain only texts, so numbers and booleans are converted from texts, and a single text to a
 * list of one. JSON bodies have types and are not converted.
 */
const COERCION = { texts: 'array', values: false } as const;
type Part = keyof typeof COERCION;

const ajvFor = (part: Part, allErrors: boolean): Ajv =>
  withFormats(new Ajv({ ...base, allErrors, coerceTypes: COERCION[part] }));

/**
 * Removes every `$id`. Shapes embed others with their `$id` for the reference page, and ajv rejects an `$id` that
 * occurs twice.
 */
const unnamed = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value))) as Schema;

export interface LazyValidation {
  (value: unknown): boolean;
  /** Errors of the last validated value. */
  errors?: ErrorObject[] | null;
}

/** Compiles each schema on first use, because the service has hundreds of them. */
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

const first = { texts: lazily(ajvFor('texts', false)), values: lazily(ajvFor('values', false)) };
const every = { texts: lazily(ajvFor('texts', true)), values: lazily(ajvFor('values', true)) };

/**
 * Compiles the schema of one part of a request. Validation stops at the first error. Only if there is one, all errors
 * are collected from the value clipped to the bounds of its schema, so that the cost of a hostile request depends on
 * the contract rather than on its number of errors.
 */
export const compileSchema = (schema: object, httpPart: string | undefined): LazyValidation => {
  const part: Part = httpPart === 'body' ? 'values' : 'texts';
  const isAllowed = first[part](schema);
  const findErrors = every[part](schema);
  const validate: LazyValidation = (value) => {
    validate.errors = null;
    if (isAllowed(value)) return true;
    findErrors(clipToBounds(schema, value));
    // Falls back to the first error in case the clipped value is valid, so that a rejection always has a reason.
    validate.errors = findErrors.errors ?? isAllowed.errors ?? null;
    return false;
  };
  return validate;
};

/** For responses in tests and for files. Finds all errors regardless of the size of the value. */
export const compileResponse = every.values;
