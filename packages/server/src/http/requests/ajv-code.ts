/**
 * Code generation options of every ajv instance. ajv's optimizer takes half of the compile time, and V8 optimises the
 * validators that run often anyway.
 * @see https://ajv.js.org/options.html#code
 */
export const AJV_CODE = { optimize: false } as const;
