import type { Database } from '../../../database/database.js';
import type { Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import { CreditsRepository } from './credits.repository.js';

export const creditsHandlers = (db: Database) =>
  ({
    getCredit: async ({ caller }) => {
      const accountId = accountOf(caller);
      const own = (await new CreditsRepository(db).balancesOf([accountId])).get(accountId) ?? [];
      return { credits: own.map(({ amount, currency, scale }) => ({ amount, currency, scale })) };
    },
  }) satisfies Handlers;
