import { Ajv, type ErrorObject, type Schema, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { AJV_CODE } from '../../ajv-code.js';
import { clipToBounds } from './clip-to-bounds.js';

// CommonJS and ES modules disagree on where the plugin's default export stands.
const addFormats = ('default' in formats ? formats['default'] : formats) as unknown as (ajv: Ajv) => void;

const base = { verbose: true, strict: false, useDefaults: true, removeAdditional: false, code: AJV_CODE };

const withFormats = (ajv: Ajv): Ajv => {
  addFormats(ajv);
  return ajv;
};

/**
 * Addresses and headers hold texts only, so numbers and booleans in them are read from texts, and a list of
 * one from a single text. Bodies say what they mean: a text is no number.
 */
const COERCION = { texts: 'array', values: false } as const;
type Part = keyof typeof COERCION;

const ajvFor = (part: Part, allErrors: boolean): Ajv =>
  withFormats(new Ajv({ ...base, allErrors, coerceTypes: COERCION[part] }));

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

const first = { texts: lazily(ajvFor('texts', false)), values: lazily(ajvFor('values', false)) };
const every = { texts: lazily(ajvFor('texts', true)), values: lazily(ajvFor('values', true)) };

/**
 * Compiles a part of a call's shape; the same rules for every call. A value is read up to its first fault. Only when
 * there is one, all of them are looked for, in as much of the value as its schema bounds: what a hostile request costs
 * depends on the contract, and not on how many faults it holds.
 */
export const compileSchema = (schema: object, httpPart: string | undefined): LazyValidation => {
  const part: Part = httpPart === 'body' ? 'values' : 'texts';
  const isAllowed = first[part](schema);
  const findFaults = every[part](schema);
  const validate: LazyValidation = (value) => {
    validate.errors = null;
    if (isAllowed(value)) return true;
    findFaults(clipToBounds(schema, value));
    // The first fault stands in for all where the clipped value should have none; a refusal never lacks a reason.
    validate.errors = findFaults.errors ?? isAllowed.errors ?? null;
    return false;
  };
  return validate;
};

/** For values that are no request: replies under test, and files. Every fault is found, however large the value. */
export const compileReply = every.values;
