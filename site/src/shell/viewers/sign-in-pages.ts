import type { RouteName } from '@footlight/domain';

/**
 * Pages that sign viewers in and out, or that they read meanwhile. Nothing may lead away from them before they are done:
 * their addresses have codes and tokens, which are valid once and belong in no other address.
 */
export const SIGN_IN_PAGES: readonly RouteName[] = [
  'signup',
  'login',
  'loginProvider',
  'oauth',
  'oidc',
  'oidcLogin',
  'oidcSignup',
  'oidcLogout',
  'licenceRedirect',
  'providers',
  'tvLogin',
  'magicLink',
  'logout',
  'impersonate',
  'externalPage',
];
