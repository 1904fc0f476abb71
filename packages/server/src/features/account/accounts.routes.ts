import { accountOf } from '../../http/requests/account-of.js';
import { ApiError } from '../../api-error.js';
import type { Handlers } from '../../feature.js';
import type { CountriesService } from './countries.service.js';
import type { DetailsService } from './details.service.js';
import type { ExportService } from './export.service.js';

export const accountsHandlers = (
  details: DetailsService,
  countries: CountriesService,
  exporting: ExportService,
) =>
  ({
    getAccount: ({ caller, language }) => details.of(accountOf(caller), language),
    saveAccount: ({ caller, body, language }) => details.save(accountOf(caller), body, language),
    listCountries: ({ language, country }) => Promise.resolve(countries.list(language, country)),
    exportAccount: async ({ caller }) => {
      const accountExport = await exporting.of(accountOf(caller));
      if (accountExport === undefined) throw new ApiError('TOKEN_INVALID');
      return accountExport;
    },
    requestAccountDeletion: async ({ caller, body }) => {
      const deletesAt = await details.requestDeletion(accountOf(caller), caller.sessionId, body.secret);
      return { deletesAt: deletesAt.toISOString() };
    },
    undoAccountDeletion: async ({ caller }) => {
      await details.undoDeletion(accountOf(caller));
    },
  }) satisfies Handlers;
