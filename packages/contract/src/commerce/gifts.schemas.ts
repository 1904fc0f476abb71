import { Type, type Static } from '@sinclair/typebox';
import { basketsExamples } from './baskets.examples.js';
import { Basket } from './baskets.schemas.js';
import { LicencePeriod, PriceAmount, examplePrice } from './commerce.schemas.js';
import { Image, Nullable } from '../content/content-item.schemas.js';
import { licencesExamples } from './licences.examples.js';
import { UserLicence } from './licences.schemas.js';
import { RequestInstant, Body, Id } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

export const GiftProduct = Type.Object(
  {
    giftId: Type.String(),
    name: Type.String(),
    description: Type.String(),
    licenceId: Type.String(),
    period: LicencePeriod,
    amounts: Type.Array(PriceAmount),
    image: Nullable(Image),
  },
  { $id: 'GiftProduct' },
);
export type GiftProduct = Static<typeof GiftProduct>;

export const giftsShapes = defineShapes({
  listGiftProducts: {
    summary: 'Lists the licences that can be bought as a gift.',
    response: Type.Object({ products: Type.Array(GiftProduct) }),
    errors: [],
    example: {
      products: [
        {
          giftId: 'g-year',
          name: 'A year of Ringside',
          description: 'For somebody who has the evenings.',
          licenceId: '7002',
          period: 'P1Y',
          amounts: [{ ...examplePrice, amount: 8999, periodAmounts: [{ period: 'P1Y', amount: 8999 }] }],
          image: null,
        },
      ],
    },
  },
  createGiftBasket: {
    summary: 'Creates a basket with a gift.',
    body: Body({
      giftId: Id,
      recipientName: Type.Optional(Type.String({ maxLength: 80 })),
      recipientEmail: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
      message: Type.Optional(Type.String({ maxLength: 400 })),
      /** Default: at once. */
      sendAt: Type.Optional(RequestInstant),
    }),
    response: Basket,
    status: 201,
    errors: ['GIFT_NOT_FOUND', 'KID_PURCHASE_DENIED', 'SIGNUP_GEO_RESTRICTED', 'VPN_DETECTED', 'FORBIDDEN'],
    example: { ...basketsExamples.basket, itemType: 'GIFT', vouchers: [] },
  },
  redeemGift: {
    summary: 'Redeems a gift; the caller receives its licence.',
    body: Body({ redeemCode: Type.String({ minLength: 1, maxLength: 64 }) }),
    response: UserLicence,
    errors: ['GIFT_NOT_FOUND', 'GIFT_ALREADY_REDEEMED', 'KID_PURCHASE_DENIED', 'INVALID_TIER_CHANGE'],
    example: licencesExamples.held,
  },
});
