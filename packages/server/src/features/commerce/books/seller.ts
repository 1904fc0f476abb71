import type { Realm } from '../../../realm/load-realm.js';
import type { Seller } from './invoices.repository.js';

/** The seller of a realm; without one in its file, its name. */
export const sellerOf = ({ name, payments: { seller } }: Pick<Realm, 'name' | 'payments'>): Seller =>
  seller === null
    ? { name, lines: [name] }
    : {
        name: seller.name,
        lines: [seller.name, ...seller.address, ...(seller.taxNumber === null ? [] : [seller.taxNumber])],
      };
