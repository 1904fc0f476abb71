import type {
  Card,
  GiftProduct,
  Payment,
  PriceMigration,
  ResponseOf,
  UserLicence,
} from '@footlight/contract';
import { nextNumber } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';

const singlePage = <I>(items: readonly I[]) => ({ items, next: null });

/** Licences on sale, by family, with what the caller may do with each. `licenceIds` filters them; empty: all. */
export const licenceFamiliesQuery: Query<
  { readonly licenceIds: readonly string[] },
  ResponseOf<'listLicenceFamilies'>
> = {
  name: 'licenceFamilies',
  fetch: ({ client, params: { licenceIds }, signal }) =>
    client.call('listLicenceFamilies', {
      query: licenceIds.length === 0 ? {} : { licenceId: [...licenceIds] },
      signal,
    }),
};

/** Licences that the viewer holds or has held. */
export const userLicencesQuery: Query<NoParams, ResponseOf<'listUserLicences'>, UserLicence> = {
  name: 'userLicences',
  fetch: ({ client, signal }) => client.call('listUserLicences', { signal }),
  page: ({ licences }) => singlePage(licences),
  idOf: ({ id }) => id,
};

/** Coming price changes that the viewer can accept or reject. */
export const priceMigrationsQuery: Query<NoParams, ResponseOf<'listPriceMigrations'>, PriceMigration> = {
  name: 'priceMigrations',
  fetch: ({ client, signal }) => client.call('listPriceMigrations', { signal }),
  page: ({ migrations }) => singlePage(migrations),
};

/** Puts the default card first, regardless of the service's order (MONEY-80). */
const defaultFirst = ({ cards, defaultCardId }: ResponseOf<'listCards'>): readonly Card[] =>
  cards.toSorted((a, b) => Number(b.cardId === defaultCardId) - Number(a.cardId === defaultCardId));

/** Stored payment methods of the viewer. */
export const cardsQuery: Query<NoParams, ResponseOf<'listCards'>, Card> = {
  name: 'cards',
  fetch: ({ client, signal }) => client.call('listCards', { signal }),
  page: (response) => singlePage(defaultFirst(response)),
  idOf: ({ cardId }) => cardId,
};

/**
 * Payments of the viewer, newest first: the first page replaces the loaded ones, later ones are appended (MONEY-81).
 */
export const paymentsQuery: Query<NoParams, ResponseOf<'listPayments'>, Payment> = {
  name: 'payments',
  fetch: ({ client, cursor, signal }) =>
    client.call('listPayments', { query: cursor === null ? {} : { p: Number(cursor) }, signal }),
  page: (response) => ({ items: response.payments, next: nextNumber(response) }),
};

/** The status of one payment. */
export const paymentQuery: Query<{ readonly id: string }, ResponseOf<'getPayment'>> = {
  name: 'payment',
  fetch: ({ client, params, signal }) => client.call('getPayment', { params, signal }),
};

/** Payment providers in the viewer's country. */
export const paymentProvidersQuery: Query<NoParams, ResponseOf<'listPaymentProviders'>> = {
  name: 'paymentProviders',
  fetch: ({ client, signal }) => client.call('listPaymentProviders', { signal }),
};

/** What is left of the viewer's credit, by currency. */
export const creditQuery: Query<NoParams, ResponseOf<'getCredit'>> = {
  name: 'credit',
  fetch: ({ client, signal }) => client.call('getCredit', { signal }),
};

export const billingDetailsQuery: Query<NoParams, ResponseOf<'getBillingDetails'>> = {
  name: 'billingDetails',
  fetch: ({ client, signal }) => client.call('getBillingDetails', { signal }),
};

export const giftProductsQuery: Query<NoParams, ResponseOf<'listGiftProducts'>, GiftProduct> = {
  name: 'giftProducts',
  fetch: ({ client, signal }) => client.call('listGiftProducts', { signal }),
  page: ({ products }) => singlePage(products),
  idOf: ({ giftId }) => giftId,
};
