import type { ResponseOf, VoucherSeries } from '@footlight/contract';
import type { NoParams, Query } from '../cache/query.js';

/** The series of vouchers, with the numbers of their codes. */
export const voucherSeriesQuery: Query<NoParams, ResponseOf<'listVoucherSeries'>, VoucherSeries> = {
  name: 'voucherSeries',
  fetch: ({ client, signal }) => client.call('listVoucherSeries', { signal }),
  page: ({ series }) => ({ items: series, next: null }),
  idOf: ({ id }) => id,
};
