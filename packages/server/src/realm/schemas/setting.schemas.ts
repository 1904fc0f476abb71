import { Type, type TSchema } from '@sinclair/typebox';

/** An enumeration of strings. */
export const Choice = <const T extends readonly string[]>(
  words: T,
  options: { readonly description: string; readonly default?: T[number] },
) => Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...options });

/** A group of settings, which may be omitted since all settings in it have defaults. */
export const Group = <const T extends Record<string, TSchema>>(description: string, properties: T) =>
  Type.Object(properties, { description, additionalProperties: false, default: {} });

/** A value, or null for “none”. */
export const OrNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description, default: null });

export const Country = Type.String({
  pattern: '^[A-Z]{2}$',
  description: 'A country code (ISO 3166-1 alpha-2), such as `GB`.',
});

export const Tag = Type.String({
  pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  description: 'A language tag, such as `en` or `pt-BR`.',
});

/** Texts by language tag; the default language’s text is used if a language is missing. */
export const LocalisedLabels = (description: string) =>
  Type.Record(Type.String(), Type.String(), { minProperties: 1, description });

/** The address of a page to embed in a frame; `{port}` … as in {@link Origin}. */
export const FramedAddress = Type.String({
  pattern: String.raw`^https?://[A-Za-z0-9.\[\]:-]+(:\{port(\+[0-9]+)?\})?/`,
  description: 'The complete address of a page that allows this site to embed it.',
});

/** The path of a picture of this site, in which `{width}` stands for its width in pixels. */
export const Picture = (description: string) =>
  Type.String({ pattern: '^/[A-Za-z0-9][A-Za-z0-9/._{}-]*$', description });

/** An origin; `{port}`, `{port+1}` … are replaced with the port of the service's origin and the ports after it. */
export const Origin = Type.String({
  pattern: String.raw`^(\*|https?://[A-Za-z0-9.\[\]:-]+(:\{port(\+[0-9]+)?\})?)$`,
  description: 'An exact origin (`https://www.example.org`, `http://localhost:{port}`), or `*`.',
});

/** An ISO 8601 date and time with time zone: `2027-03-01T19:30:00Z`. */
export const Absolute = Type.String({
  pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`,
  description: 'a moment with its zone, such as 2027-03-01T19:30:00Z',
});
