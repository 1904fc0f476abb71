/** Licences that customers of a provider hold as long as the provider reports them. */
export interface ProviderLicences {
  /**
   * Replaces the licences that the provider granted before.
   * @param entitlements as the provider names them
   */
  replace(accountId: string, provider: string, entitlements: readonly string[]): Promise<void>;
  /** Whether an account holds licences that no provider granted, or has payments or credit. */
  holds(accountId: string): Promise<boolean>;
}
