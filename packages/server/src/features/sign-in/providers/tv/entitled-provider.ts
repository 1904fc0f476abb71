import type { Provider } from '../provider.js';

/** A provider whose customers can receive licences here. */
export interface EntitledProvider<Proof> extends Provider<Proof> {
  /**
   * The person's current entitlements, as the provider names them.
   * @param ownToken as returned by `prove`
   * @throws {ApiError} PROVIDER_TOKEN_INVALID if the session there has ended, PROVIDER_FAILED
   */
  entitlements(ownToken: string): Promise<readonly string[]>;
}
