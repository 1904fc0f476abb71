import type { IncomingHttpHeaders } from 'node:http';
import type { Realm } from '../../realm/load-realm.js';

/** What the proxy that knows where callers are says of one who comes through a VPN. */
const HIDDEN = '1';

/** Whether a caller hides where they are on a realm that does not allow it; told by the proxy that tells the country. */
export const hidesPlace = (headers: IncomingHttpHeaders, realm: Realm): boolean =>
  realm.vpn.disallow && realm.trustCountryHeader && headers['x-footlight-vpn'] === HIDDEN;
