import type { PublicRealm } from '@footlight/contract';

export type ProviderName = PublicRealm['signIn']['providers'][number]['name'];

/** Those whose passwords can be set here; all others have pages of their own. */
const WITH_RESET: ReadonlySet<ProviderName> = new Set(['ID', 'PBR']);

/**
 * Whose password is to be set: the provider that the address names, else the product's own, else the first that has a
 * page for it. (SIGN-27)
 */
export const resetProvider = (
  named: string | null,
  providers: PublicRealm['signIn']['providers'],
): ProviderName => {
  const able = providers.map(({ name }) => name).filter((name) => WITH_RESET.has(name));
  return able.find((name) => name === (named ?? 'ID')) ?? able[0] ?? 'ID';
};
