import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { allowDemoOrigins } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import type { Simulator } from '../simulator.js';
import { GIGYA_ACCOUNTS, GIGYA_SITE, type GigyaAccount } from './gigya-accounts.js';
import { gigyaSdk } from './gigya-sdk.js';
import { gigyaSignature } from './gigya-signature.js';

/** Every response has HTTP status 200, with the result in its body. */
const refuse = (errorCode: number, errorMessage: string) => ({
  callId: randomUUID().replaceAll('-', ''),
  errorCode,
  errorMessage,
  errorDetails: errorMessage,
  apiVersion: 2,
  statusCode: Math.floor(errorCode / 1000),
  statusReason: errorMessage,
  time: new Date().toISOString(),
});

const accountInfo = ({ uid, firstName, lastName, email, verified }: GigyaAccount) => ({
  callId: randomUUID().replaceAll('-', ''),
  errorCode: 0,
  apiVersion: 2,
  statusCode: 200,
  statusReason: 'OK',
  time: new Date().toISOString(),
  UID: uid,
  isActive: true,
  isRegistered: true,
  isVerified: verified,
  loginProvider: 'site',
  profile: { firstName, lastName, ...(email === null ? {} : { email }) },
  emails: {
    verified: email !== null && verified ? [email] : [],
    unverified: email !== null && !verified ? [email] : [],
  },
});

/** Only responses to browsers need a signature; a service calls the API directly, with the site's secret. */
const signed = (account: GigyaAccount) => {
  const signatureTimestamp = String(Math.floor(Date.now() / 1000));
  return {
    ...accountInfo(account),
    UIDSignature: gigyaSignature(account.uid, signatureTimestamp, GIGYA_SITE.secret),
    signatureTimestamp,
  };
};

/**
 * SAP Customer Data Cloud (Gigya): accounts.login, accounts.getAccountInfo and accounts.logout, and the Web SDK.
 * @see https://help.sap.com/docs/SAP_CUSTOMER_DATA_CLOUD accounts.login REST, accounts.getAccountInfo REST
 * @see https://developers.gigya.com/display/GD/Class+SigUtils
 */
export const gigya: Simulator = {
  name: 'gigya',
  register: (app, base) => {
    allowDemoOrigins(app);
    const sessions = new Map<string, GigyaAccount>();

    app.get('/js/gigya.js', (request, reply: FastifyReply) => {
      const query = fieldsOf(request.query);
      return reply.type('text/javascript').send(gigyaSdk(base, query['apikey'] ?? query['apiKey'] ?? ''));
    });

    app.post('/accounts.login', ({ body }) => {
      const { apiKey, loginID, password } = fieldsOf(body);
      if (apiKey !== GIGYA_SITE.apiKey) return refuse(400_093, 'Invalid ApiKey parameter');
      const account = GIGYA_ACCOUNTS.find((one) => one.loginId === loginID && one.password === password);
      if (account === undefined) return refuse(403_042, 'Invalid LoginID');
      const cookieValue = `st2.s.${randomBytes(24).toString('base64url')}`;
      sessions.set(cookieValue, account);
      return { ...signed(account), sessionInfo: { cookieName: `glt_${apiKey}`, cookieValue } };
    });

    app.post('/accounts.getAccountInfo', ({ body }) => {
      const { apiKey, login_token: token, UID, userKey, secret } = fieldsOf(body);
      if (apiKey !== GIGYA_SITE.apiKey) return refuse(400_093, 'Invalid ApiKey parameter');
      if (userKey === undefined) {
        const account = sessions.get(token ?? '');
        return account === undefined ? refuse(403_005, 'Unauthorized user') : signed(account);
      }
      if (userKey !== GIGYA_SITE.userKey || secret !== GIGYA_SITE.secret)
        return refuse(403_003, 'Invalid request signature');
      const account = GIGYA_ACCOUNTS.find((one) => one.uid === UID);
      return account === undefined ? refuse(403_005, 'Unauthorized user') : accountInfo(account);
    });

    app.post('/accounts.logout', ({ body }) => {
      sessions.delete(fieldsOf(body)['login_token'] ?? '');
      return { callId: randomUUID(), errorCode: 0, apiVersion: 2, statusCode: 200, statusReason: 'OK' };
    });
  },
};
