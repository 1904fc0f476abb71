import { Type, type TProperties } from '@sinclair/typebox';
import { REQUEST_MILLIS_MAX } from './limits.js';

/** An id in a path, a query or a body. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
/**
 * An id that another company's service gave.
 * @see https://docs.stripe.com/upgrades#what-changes-does-stripe-consider-to-be-backward-compatible
 */
export const ForeignId = Type.String({ minLength: 1, maxLength: 255 });
export const idParams = Type.Object({ id: Id });

/** ISO 3166-1 alpha-2. */
export const CountryCode = Type.String({ maxLength: 2, pattern: '^[A-Z]{2}$' });

const REQUEST_YEAR = '(?:1[89]|2[0-9])[0-9]{2}';
/**
 * ISO 8601 with zone, in a request. Databases have no year 0, differ in reading years of five digits, and `Date`
 * rejects the leap second `:60`.
 */
export const RequestInstant = Type.String({
  format: 'date-time',
  maxLength: 40,
  pattern: `^${REQUEST_YEAR}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-5][0-9]:[0-5][0-9]`,
  description: 'an instant of the years 1800 to 2999',
});
export const RequestMillis = Type.Integer({
  minimum: 0,
  maximum: REQUEST_MILLIS_MAX,
  description: 'Milliseconds since 1970, before the year 3000.',
});
export const RequestDate = Type.String({
  format: 'date',
  maxLength: 10,
  pattern: `^${REQUEST_YEAR}-`,
  description: 'a day of the years 1800 to 2999',
});

/** A secret supplied by a provider or an e-mail. */
export const Token = Type.String({ minLength: 1, maxLength: 4096 });
/** Path of the site to return to after sign-in; never another origin. */
export const ReturnPath = Type.String({ maxLength: 2048, pattern: '^/(?!/)' });

/** A request body that allows only the named members. */
export const Body = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
