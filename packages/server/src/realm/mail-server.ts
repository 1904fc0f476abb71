import type { Realm } from './load-realm.js';

/** @param smtp mail server from the environment variables, which overrides the one in the realm file */
export const withMailServer = (realm: Realm, smtp: string | undefined): Realm =>
  smtp === undefined || realm.mail === null ? realm : { ...realm, mail: { ...realm.mail, server: smtp } };
