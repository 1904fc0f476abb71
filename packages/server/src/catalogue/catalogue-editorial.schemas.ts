import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { STATISTIC_KINDS, WEIGHT_CLASSES, WIN_METHODS } from '@footlight/contract';
import { ByLanguage, Choice, Id, Slug, Strict } from './catalogue-content.schemas.js';
import { Reference } from './catalogue-pages.schemas.js';

const Line = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: String.raw`\S`,
  description: 'words, not blanks alone',
});
const Paragraph = Type.String({ minLength: 1, maxLength: 10_000 });
/** ISO 8601 date and time with a time zone. */
const Moment = Type.String({
  pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$`,
});
const Count = Type.Integer({ minimum: 0 });

/** An object with any of the named members, all of the same schema. */
const Some = <const W extends string, T extends TSchema>(words: readonly W[], schema: T) =>
  Type.Unsafe<{ readonly [K in W]?: Static<T> }>(
    Type.Object(Object.fromEntries(words.map((word) => [word, Type.Optional(schema)])), {
      additionalProperties: false,
    }),
  );

export const NewsFile = Strict({
  feeds: Type.Array(Strict({ name: Slug, title: ByLanguage(Line) })),
  items: Type.Array(
    Strict({
      id: Id,
      feed: Slug,
      /** The item is hidden until then. */
      publishedAt: Moment,
      author: Type.Optional(Line),
      artwork: Type.Optional(Slug),
      related: Type.Optional(Type.Array(Reference, { uniqueItems: true })),
      texts: ByLanguage(
        Strict({ title: Line, summary: Line, paragraphs: Type.Array(Paragraph, { minItems: 1 }) }),
      ),
    }),
  ),
});

const Bout = Strict({
  /** A fighter of the same file, or a name. */
  opponent: Type.Union([Strict({ fighter: Id }), Strict({ name: Line })]),
  foughtAt: Moment,
  result: Choice(['WIN', 'LOSS', 'DRAW', 'NO_CONTEST'] as const),
  method: Type.Optional(Choice(WIN_METHODS)),
  round: Type.Optional(Type.Integer({ minimum: 1, maximum: 15 })),
});

const Fighter = Strict({
  id: Id,
  texts: ByLanguage(Strict({ name: Line, nickname: Type.Optional(Line) })),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  weightClass: Choice(WEIGHT_CLASSES),
  artwork: Type.Optional(Slug),
  heightCentimetres: Type.Optional(Type.Number({ minimum: 50, maximum: 300 })),
  reachCentimetres: Type.Optional(Type.Number({ minimum: 50, maximum: 300 })),
  /** The total number of wins is the sum of these. */
  winsByMethod: Some(WIN_METHODS, Count),
  losses: Count,
  draws: Count,
  statistics: Some(STATISTIC_KINDS, Type.Number({ minimum: 0 })),
  bouts: Type.Optional(Type.Array(Bout)),
  videos: Type.Optional(Type.Array(Id, { uniqueItems: true })),
});
export type CatalogueFighter = Static<typeof Fighter>;

export const FighterFile = Strict({
  fighters: Type.Array(Fighter),
  rankings: Type.Array(
    Strict({
      weightClass: Choice(WEIGHT_CLASSES),
      champion: Type.Optional(Id),
      contenders: Type.Array(Id, { uniqueItems: true }),
    }),
  ),
});

/** Longer texts by key: `terms`, `privacy`, `help`. */
export const TextFile = Type.Record(Slug, ByLanguage(Type.String({ minLength: 1, maxLength: 100_000 })));
