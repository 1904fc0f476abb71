import { Type, type Static } from '@sinclair/typebox';
import { ContentItem, Image, Instant, Nullable, OneOf } from './content-item.schemas.js';
import { exampleItem } from './content.examples.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { STATISTIC_KINDS, WEIGHT_CLASSES, WIN_METHODS } from './sports.js';

const WeightClass = OneOf(WEIGHT_CLASSES);

export const Fighter = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    nickname: Nullable(Type.String()),
    /** ISO 3166-1 alpha-2. */
    country: Nullable(Type.String()),
    weightClass: WeightClass,
    record: Type.Object({ wins: Type.Integer(), losses: Type.Integer(), draws: Type.Integer() }),
    image: Nullable(Image),
  },
  { $id: 'Fighter' },
);
export type Fighter = Static<typeof Fighter>;

const Bout = Type.Object({
  opponentName: Type.String(),
  foughtAt: Instant,
  result: OneOf(['WIN', 'LOSS', 'DRAW', 'NO_CONTEST'] as const),
  method: Nullable(OneOf(WIN_METHODS)),
  round: Nullable(Type.Integer()),
});

const fighter = {
  id: 'f-1',
  name: 'Ada Moreno',
  nickname: 'The Tide',
  country: 'ES',
  weightClass: 'BANTAMWEIGHT',
  record: { wins: 14, losses: 2, draws: 1 },
  image: null,
};

export const sportsShapes = defineShapes({
  listFighters: {
    summary: 'Lists fighters by name, of one weight class or of all.',
    query: Type.Object({ weightClass: Type.Optional(WeightClass), ...keysetQuery(PAGE_SIZES.fighters) }),
    response: Type.Object({ fighters: Type.Array(Fighter), paging: Paging }),
    errors: [],
    example: { fighters: [fighter], paging: { moreDataAvailable: false, lastSeen: 'f-1' } },
  },
  getFighter: {
    summary: 'Returns a fighter, their record and where their bouts can be watched.',
    params: idParams,
    response: Type.Composite([
      Fighter,
      Type.Object({
        heightCentimetres: Nullable(Type.Number()),
        reachCentimetres: Nullable(Type.Number()),
        bouts: Type.Array(Bout),
        videos: Type.Array(ContentItem),
      }),
    ]),
    errors: ['FIGHTER_NOT_FOUND'],
    example: {
      ...fighter,
      heightCentimetres: 168,
      reachCentimetres: 171,
      bouts: [
        {
          opponentName: 'Ines Varga',
          foughtAt: '2026-06-13T20:00:00.000Z',
          result: 'WIN',
          method: 'SPLIT_DECISION',
          round: 3,
        },
      ],
      videos: [exampleItem],
    },
  },
  getFighterStatistics: {
    summary: 'Returns the statistics of a fighter by kind.',
    params: idParams,
    response: Type.Object({
      statistics: Type.Array(
        Type.Object({
          kind: OneOf(STATISTIC_KINDS),
          value: Type.Number(),
          unit: OneOf(['COUNT', 'SECONDS', 'FRACTION'] as const),
        }),
      ),
      winsByMethod: Type.Array(Type.Object({ method: OneOf(WIN_METHODS), wins: Type.Integer() })),
    }),
    errors: ['FIGHTER_NOT_FOUND'],
    example: {
      statistics: [{ kind: 'STRIKE_ACCURACY', value: 0.52, unit: 'FRACTION' }],
      winsByMethod: [{ method: 'SUBMISSION', wins: 6 }],
    },
  },
  listRankings: {
    summary: 'Returns the rankings by weight class.',
    query: Type.Object({ weightClass: Type.Optional(WeightClass) }),
    response: Type.Object({
      rankings: Type.Array(
        Type.Object({
          weightClass: WeightClass,
          champion: Nullable(Fighter),
          contenders: Type.Array(Type.Object({ rank: Type.Integer(), fighter: Fighter })),
        }),
      ),
    }),
    errors: [],
    example: { rankings: [{ weightClass: 'BANTAMWEIGHT', champion: fighter, contenders: [] }] },
  },
});
