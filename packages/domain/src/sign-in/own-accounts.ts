import type { PublicRealm } from '@footlight/contract';

type Provider = Pick<PublicRealm['signIn']['providers'][number], 'name'>;

/** Whether viewers sign in and up with a password of the product’s own: the realm lists the provider ID (SIGN-164). */
export const hasOwnAccounts = (providers: readonly Provider[]): boolean =>
  providers.some(({ name }) => name === 'ID');
