import type { IncomingHttpHeaders } from 'node:http';
import type { Realm } from '../../realm/load-realm.js';

/** Value of the header with which the geolocating proxy marks callers behind a VPN. */
const HIDDEN = '1';

/** Whether the caller uses a VPN on a realm that disallows it, according to a trusted proxy. */
export const usesVpn = (headers: IncomingHttpHeaders, realm: Realm): boolean =>
  realm.vpn.disallow && headers['x-footlight-vpn'] === HIDDEN;
