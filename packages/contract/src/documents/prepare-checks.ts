import { FormatRegistry, TypeRegistry } from '@sinclair/typebox';

const isParsable = (value: string): boolean => !Number.isNaN(Date.parse(value));

const FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  'date-time': (value) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/i.test(value) && isParsable(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isParsable(value),
  email: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
  uri: (value) => URL.canParse(value),
};

/** This contract uses `Type.Unsafe` for closed lists of strings: see `Words`. */
const isListed = (schema: { readonly enum?: readonly unknown[] }, value: unknown): boolean =>
  schema.enum?.includes(value) ?? false;

let isReady = false;
/** Registers the formats and closed lists of this contract with TypeBox, once. */
export const prepareChecks = (): void => {
  if (isReady) return;
  isReady = true;
  for (const [name, test] of Object.entries(FORMATS)) FormatRegistry.Set(name, test);
  TypeRegistry.Set('Unsafe', isListed);
};
