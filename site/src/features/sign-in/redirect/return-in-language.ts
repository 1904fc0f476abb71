import { inLanguage, type Prefix } from '@footlight/domain';
import type { StoredSignIn } from './stored-sign-in.js';

/**
 * The address that a provider returned to, in the language in which the sign-in began: providers know the address of
 * the default language only (SIGN-191). Null if the page has that language.
 */
export const returnInLanguage = (
  { pathname, search, hash }: Readonly<Record<'pathname' | 'search' | 'hash', string>>,
  stored: Pick<StoredSignIn, 'prefix'> | null,
  prefix: Prefix,
): string | null =>
  stored?.prefix === undefined || stored.prefix === prefix
    ? null
    : `${inLanguage(pathname, stored.prefix)}${search}${hash}`;
