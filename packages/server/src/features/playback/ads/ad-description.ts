import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { LANGUAGE, SLUG } from '@footlight/packager';

const slug = Type.String({ pattern: `^${SLUG}$` });
const words = Type.String({ minLength: 1 });

const shared = { slug, advertiser: words };

/** A commercial with video files of its own. */
export const Commercial = Type.Object(
  {
    ...shared,
    title: words,
    /** Seconds. */
    duration: Type.Number({ exclusiveMinimum: 0 }),
    /** Seconds until it can be skipped; null if it cannot. */
    skipAfter: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
    files: Type.Array(
      Type.Object({
        name: Type.String({ pattern: '^[a-z0-9-]+\\.mp4$' }),
        width: Type.Integer({ minimum: 1 }),
        height: Type.Integer({ minimum: 1 }),
        kilobitsASecond: Type.Integer({ minimum: 1 }),
      }),
      { minItems: 1 },
    ),
    /** The texts of its landing page by language. */
    page: Type.Record(
      Type.String({ pattern: `^${LANGUAGE}$` }),
      Type.Object({ headline: words, text: words }),
      {
        minProperties: 1,
      },
    ),
  },
  { additionalProperties: false },
);
export type Commercial = Static<typeof Commercial>;

/** An ad exchange: its document is a VAST wrapper around the document of another advertisement. */
export const Exchange = Type.Object({ ...shared, wraps: slug }, { additionalProperties: false });
export type Exchange = Static<typeof Exchange>;

/** The contents of `ad.json` in an advertisement's folder. */
export const AdDescription = Type.Union([Commercial, Exchange]);
export type AdDescription = Static<typeof AdDescription>;

export const isExchange = (ad: AdDescription): ad is Exchange => 'wraps' in ad;

/**
 * Parses the text of an `ad.json`.
 * @throws {Error} naming the key, the value found and what is allowed
 */
export const parseAdDescription = (text: string): AdDescription => {
  const value: unknown = JSON.parse(text);
  const shape = typeof value === 'object' && value !== null && 'wraps' in value ? Exchange : Commercial;
  const problem = Value.Errors(shape, value).First();
  if (problem !== undefined) {
    throw new Error(`${problem.path}: found ${JSON.stringify(problem.value)}; ${problem.message}.`);
  }
  return value as AdDescription;
};
