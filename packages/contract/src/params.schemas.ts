import { Type, type TProperties } from '@sinclair/typebox';
import { ASKED_MILLIS_MAX } from './limits.js';

/** An id as it stands in a path, a query or a body. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
export const idParams = Type.Object({ id: Id });

const ASKED_YEAR = '(?:1[89]|2[0-9])[0-9]{2}';
/**
 * ISO 8601 with zone, in a request. Year 0 is none to databases, years of five digits are read otherwise by each, and the
 * leap second `:60` is no time to `Date`.
 */
export const AskedInstant = Type.String({
  format: 'date-time',
  maxLength: 40,
  pattern: `^${ASKED_YEAR}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-5][0-9]:[0-5][0-9]`,
  description: 'an instant of the years 1800 to 2999',
});
export const AskedMillis = Type.Integer({
  minimum: 0,
  maximum: ASKED_MILLIS_MAX,
  description: 'Milliseconds since 1970, before the year 3000.',
});
export const AskedDate = Type.String({
  format: 'date',
  maxLength: 10,
  pattern: `^${ASKED_YEAR}-`,
  description: 'a day of the years 1800 to 2999',
});

/** A secret that a provider or an e-mail handed over. */
export const Token = Type.String({ minLength: 1, maxLength: 4096 });
/** Where a sign-in returns to: a path of the site, never another origin. */
export const ReturnPath = Type.String({ maxLength: 2048, pattern: '^/(?!/)' });

/** A request body that takes nothing but what it names. */
export const Body = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
