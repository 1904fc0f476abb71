import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import type { Provider } from '../provider.js';
import type { TvTools } from './tv-tools.js';

export interface GigyaProof {
  readonly uid: string;
  readonly signature: string;
  /** Seconds since the epoch. */
  readonly signatureTimestamp: string;
}

/** Maximum age of a signature; Gigya recommends three minutes. */
const SIGNATURE_SECONDS = 180;

const isSigned = ({ uid, signature, signatureTimestamp }: GigyaProof, secret: string): boolean => {
  const expected = createHmac('sha1', Buffer.from(secret, 'base64'))
    .update(`${signatureTimestamp}_${uid}`, 'utf8')
    .digest();
  const received = Buffer.from(signature, 'base64');
  return received.length === expected.length && timingSafeEqual(received, expected);
};

const fullName = (profile: Readonly<Record<string, unknown>>): string | null =>
  normalisedName(
    [profile['firstName'], profile['lastName']].filter((part) => typeof part === 'string').join(' '),
  );

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/**
 * Gigya (SAP Customer Data Cloud): the browser sends the signed UID of its session; the service loads the profile from
 * Gigya.
 * @see https://developers.gigya.com/display/GD/Class+SigUtils
 * @see https://help.sap.com/docs/SAP_CUSTOMER_DATA_CLOUD accounts.getAccountInfo REST
 */
export const createGigya = (
  { baseUri, apiKey, userKey, clientSecret }: SettingsOf<'GIGYA'>,
  { http, usedProofs, clock }: TvTools,
): Provider<GigyaProof> => ({
  prove: async (proof) => {
    const age = Math.abs(clock.now() / 1000 - Number(proof.signatureTimestamp));
    if (!(age <= SIGNATURE_SECONDS) || !isSigned(proof, clientSecret))
      throw new ApiError('PROVIDER_TOKEN_INVALID');
    const { body } = await http.request(`${baseUri}/accounts.getAccountInfo`, {
      form: {
        apiKey,
        userKey,
        secret: clientSecret,
        UID: proof.uid,
        format: 'json',
        include: 'profile,emails',
      },
    });
    // Gigya always responds with status 200; the body contains the outcome.
    if (body['errorCode'] === 403_005 || body['errorCode'] === 403_041)
      throw new ApiError(body['errorCode'] === 403_041 ? 'BLOCKED_BY_PROVIDER' : 'PROVIDER_TOKEN_INVALID');
    if (body['errorCode'] !== 0 || body['UID'] !== proof.uid) throw new ApiError('PROVIDER_FAILED');
    await usedProofs.spend('GIGYA', `${proof.signatureTimestamp}_${proof.uid}`);
    const profile = objectOf(body['profile']);
    const email = normalisedEmail(profile['email']);
    const verified = objectOf(body['emails'])['verified'];
    return {
      identity: {
        provider: 'GIGYA',
        clientName: '',
        subject: proof.uid,
        email,
        emailVerified:
          Array.isArray(verified) && verified.some((one) => normalisedEmail(one) === email && email !== null),
        name: fullName(profile),
      },
    };
  },
});
