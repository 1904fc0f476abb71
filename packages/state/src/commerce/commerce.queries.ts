import type { Card, GiftProduct, Payment, PriceMigration, ReplyOf, UserLicence } from '@footlight/contract';
import type { NoParams } from '../catalogue/content.queries.js';
import { nextNumber } from '../cache/keyset.js';
import type { Query } from '../cache/query.js';

const whole = <I>(items: readonly I[]) => ({ items, next: null });

/**
 * Licences on sale, by family, with what the caller may do with each. `licenceIds` leaves only those; empty: all.
 */
export const licenceFamiliesQuery: Query<
  { readonly licenceIds: readonly string[] },
  ReplyOf<'listLicenceFamilies'>
> = {
  name: 'licenceFamilies',
  fetch: ({ client, params: { licenceIds }, signal }) =>
    client.call('listLicenceFamilies', {
      query: licenceIds.length === 0 ? {} : { licenceId: [...licenceIds] },
      signal,
    }),
};

/** Licences that the reader holds or held. */
export const userLicencesQuery: Query<NoParams, ReplyOf<'listUserLicences'>, UserLicence> = {
  name: 'userLicences',
  fetch: ({ client, signal }) => client.call('listUserLicences', { signal }),
  page: ({ licences }) => whole(licences),
  idOf: ({ id }) => id,
};

/** Coming prices that the reader agrees to or leaves. */
export const priceMigrationsQuery: Query<NoParams, ReplyOf<'listPriceMigrations'>, PriceMigration> = {
  name: 'priceMigrations',
  fetch: ({ client, signal }) => client.call('listPriceMigrations', { signal }),
  page: ({ migrations }) => whole(migrations),
};

/** The default card first, whatever order the service gives (MONEY-80). */
const defaultFirst = ({ cards, defaultCardId }: ReplyOf<'listCards'>): readonly Card[] =>
  cards.toSorted((a, b) => Number(b.cardId === defaultCardId) - Number(a.cardId === defaultCardId));

/** Stored payment methods of the reader. */
export const cardsQuery: Query<NoParams, ReplyOf<'listCards'>, Card> = {
  name: 'cards',
  fetch: ({ client, signal }) => client.call('listCards', { signal }),
  page: (reply) => whole(defaultFirst(reply)),
  idOf: ({ cardId }) => cardId,
};

/** Payments of the reader, newest first: the first page replaces what is held, later ones are appended (MONEY-81). */
export const paymentsQuery: Query<NoParams, ReplyOf<'listPayments'>, Payment> = {
  name: 'payments',
  fetch: ({ client, cursor, signal }) =>
    client.call('listPayments', { query: cursor === null ? {} : { p: Number(cursor) }, signal }),
  page: (reply) => ({ items: reply.payments, next: nextNumber(reply) }),
};

/** How one payment stands. */
export const paymentQuery: Query<{ readonly id: string }, ReplyOf<'getPayment'>> = {
  name: 'payment',
  fetch: ({ client, params, signal }) => client.call('getPayment', { params, signal }),
};

/** Ways to pay in the reader's country. */
export const paymentProvidersQuery: Query<NoParams, ReplyOf<'listPaymentProviders'>> = {
  name: 'paymentProviders',
  fetch: ({ client, signal }) => client.call('listPaymentProviders', { signal }),
};

export const billingDetailsQuery: Query<NoParams, ReplyOf<'getBillingDetails'>> = {
  name: 'billingDetails',
  fetch: ({ client, signal }) => client.call('getBillingDetails', { signal }),
};

export const giftProductsQuery: Query<NoParams, ReplyOf<'listGiftProducts'>, GiftProduct> = {
  name: 'giftProducts',
  fetch: ({ client, signal }) => client.call('listGiftProducts', { signal }),
  page: ({ products }) => whole(products),
  idOf: ({ giftId }) => giftId,
};
