import { Type, type TProperties } from '@sinclair/typebox';

/** An id as it stands in a path, a query or a body. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
export const idParams = Type.Object({ id: Id });

/** A language tag, BCP 47. */
export const LanguageTag = Type.String({ maxLength: 35 });
/** A secret that a provider or an e-mail handed over. */
export const Token = Type.String({ minLength: 1, maxLength: 4096 });
/** Where a sign-in returns to: a path of the site, never another origin. */
export const ReturnPath = Type.String({ maxLength: 2048, pattern: '^/(?!/)' });

/** A request body that takes nothing but what it names. */
export const Body = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
