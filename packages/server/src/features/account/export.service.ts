import type { AccountExport } from '@footlight/contract';
import type { Clock } from '../../clock.js';

export interface ExportDependencies {
  readonly parts: (
    accountId: string,
  ) => Promise<Omit<AccountExport, 'exportedAt' | 'linkedProviders'> | undefined>;
  readonly linked: (accountId: string) => Promise<AccountExport['linkedProviders']>;
  readonly clock: Clock;
}

/** The data export of an account for its owner (ACCT-8). */
export class ExportService {
  readonly #parts;
  readonly #linked;
  readonly #clock;

  constructor({ parts, linked, clock }: ExportDependencies) {
    this.#parts = parts;
    this.#linked = linked;
    this.#clock = clock;
  }

  /** Undefined if the account does not exist. */
  async of(accountId: string): Promise<AccountExport | undefined> {
    const stored = await this.#parts(accountId);
    return stored === undefined
      ? undefined
      : {
          exportedAt: new Date(this.#clock.now()).toISOString(),
          ...stored,
          linkedProviders: await this.#linked(accountId),
        };
  }
}
