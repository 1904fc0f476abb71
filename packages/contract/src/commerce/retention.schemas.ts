import { Type, type Static } from '@sinclair/typebox';
import { Discount, PriceAmount, exampleDiscount, examplePrice } from './commerce.schemas.js';
import { Instant, OneOf } from '../content/content-item.schemas.js';
import { licencesExamples } from './licences.examples.js';
import { UserLicence } from './licences.schemas.js';
import { Body, Id, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

export const PriceMigration = Type.Object(
  {
    id: Type.String(),
    licenceId: Type.String(),
    licenceName: Type.String(),
    from: PriceAmount,
    to: PriceAmount,
    /** Applies from the next renewal after this time. */
    effectiveAt: Instant,
    /** Without an answer by then, the licence ends. */
    answerBy: Instant,
    status: OneOf(['PENDING', 'CONTINUED', 'LEFT'] as const),
  },
  { $id: 'PriceMigration' },
);
export type PriceMigration = Static<typeof PriceMigration>;

export const CancellationPromotion = Type.Object(
  {
    id: Type.String(),
    licenceId: Type.String(),
    title: Type.String(),
    text: Type.String(),
    discount: Discount,
    priceAfterDiscount: PriceAmount,
  },
  { $id: 'CancellationPromotion' },
);
export type CancellationPromotion = Static<typeof CancellationPromotion>;

const migration = {
  id: 'm-1',
  licenceId: '7001',
  licenceName: 'Ringside monthly',
  from: examplePrice,
  to: { ...examplePrice, amount: 1099, periodAmounts: [{ period: 'P1M', amount: 1099 }] },
  effectiveAt: '2027-01-01T00:00:00.000Z',
  answerBy: '2026-12-31T00:00:00.000Z',
  status: 'PENDING',
};
const promotion = {
  id: 'cp-1',
  licenceId: '7001',
  title: 'Stay a while',
  text: 'Half the price for a month.',
  discount: exampleDiscount,
  priceAfterDiscount: { ...examplePrice, amount: 500, periodAmounts: [{ period: 'P1M', amount: 500 }] },
};

export const retentionShapes = defineShapes({
  listPriceMigrations: {
    summary: 'Lists price changes that the caller must accept or decline.',
    response: Type.Object({ migrations: Type.Array(PriceMigration) }),
    errors: [],
    example: { migrations: [migration] },
  },
  answerPriceMigration: {
    summary: 'Accepts or declines a new price; declining ends the renewal.',
    params: idParams,
    body: Body({ status: OneOf(['continue', 'leave'] as const) }),
    response: PriceMigration,
    errors: ['PRICE_MIGRATION_NOT_FOUND', 'LICENCE_STATE_CONFLICT'],
    example: { ...migration, status: 'CONTINUED' },
  },
  getCancellationPromotion: {
    summary: 'Returns the offer made to a viewer who is about to cancel a licence, if there is one.',
    query: Type.Object({ licenceId: Id }),
    response: CancellationPromotion,
    errors: ['PROMOTION_NOT_FOUND', 'LICENCE_NOT_FOUND'],
    example: promotion,
  },
  verifyCancellationPromotion: {
    summary: 'Returns whether an offer is still valid for the caller.',
    params: idParams,
    response: Type.Object({ valid: Type.Boolean() }),
    errors: ['PROMOTION_NOT_FOUND'],
    example: { valid: true },
  },
  redeemCancellationPromotion: {
    summary: 'Accepts the offer, and keeps the licence renewing.',
    params: idParams,
    response: UserLicence,
    errors: ['PROMOTION_NOT_FOUND', 'LICENCE_STATE_CONFLICT'],
    example: licencesExamples.held,
  },
  refuseCancellationPromotion: {
    summary: 'Declines the offer, which is then not made again.',
    params: idParams,
    response: null,
    errors: ['PROMOTION_NOT_FOUND'],
    example: null,
  },
});
