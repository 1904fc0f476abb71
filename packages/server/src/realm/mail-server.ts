import type { Realm } from './load-realm.js';

/** @param smtp the mail server that the process was told of, which goes before the realm file's */
export const withMailServer = (realm: Realm, smtp: string | undefined): Realm =>
  smtp === undefined || realm.mail === null ? realm : { ...realm, mail: { ...realm.mail, server: smtp } };
