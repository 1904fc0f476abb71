import type { Provider } from '../provider.js';

/** A provider whose customers may hold licences here. */
export interface EntitledProvider<Proof> extends Provider<Proof> {
  /**
   * What the person has at the provider now, in the provider's own words.
   * @param ownToken as `prove` gave it
   * @throws {ApiError} PROVIDER_TOKEN_INVALID where the session there is over, PROVIDER_FAILED
   */
  entitlements(ownToken: string): Promise<readonly string[]>;
}
