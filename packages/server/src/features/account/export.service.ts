import type { AccountExport } from '@footlight/contract';
import type { Clock } from '../../clock.js';

export interface ExportService {
  /** Undefined if the account does not exist. */
  of(accountId: string): Promise<AccountExport | undefined>;
}

export interface ExportDependencies {
  readonly parts: (
    accountId: string,
  ) => Promise<Omit<AccountExport, 'exportedAt' | 'linkedProviders'> | undefined>;
  readonly linked: (accountId: string) => Promise<AccountExport['linkedProviders']>;
  readonly clock: Clock;
}

/** The data export of an account for its owner (ACCT-8). */
export const createExportService = ({ parts, linked, clock }: ExportDependencies): ExportService => ({
  of: async (accountId) => {
    const stored = await parts(accountId);
    return stored === undefined
      ? undefined
      : {
          exportedAt: new Date(clock.now()).toISOString(),
          ...stored,
          linkedProviders: await linked(accountId),
        };
  },
});
