import type { PublicRealm } from '@footlight/contract';

export type ProviderName = PublicRealm['signIn']['providers'][number]['name'];

/** Providers whose passwords can be set here; all others have pages of their own. */
const WITH_RESET: ReadonlySet<ProviderName> = new Set(['ID', 'PBR']);

/**
 * The provider whose password is reset: the one in the address, else the product's own, else the first that supports it;
 * null if none of the realm does (SIGN-27).
 */
export const resetProvider = (
  named: string | null,
  { providers, passwordReset }: Pick<PublicRealm['signIn'], 'providers' | 'passwordReset'>,
): ProviderName | null => {
  const able = providers
    .map(({ name }) => name)
    .filter((name) => WITH_RESET.has(name) && (name !== 'ID' || passwordReset));
  return able.find((name) => name === (named ?? 'ID')) ?? able[0] ?? null;
};
