import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, ReplyOf, SignedChallenge } from '@footlight/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Values that an attacker or a broken authenticator would change. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly isUserVerified?: boolean;
  /** Signature counter; by default incremented each time. */
  readonly counter?: number;
  readonly userHandle?: string;
}

/** An authenticator with one ES256 credential that creates real attestation objects and signatures. */
export interface SoftwareAuthenticator {
  create(options: ReplyOf<'createPasskeyRegistration'>['options'], deviation?: Deviation): NewCredential;
  sign(options: ReplyOf<'createPasskeySignIn'>['options'], deviation?: Deviation): SignedChallenge;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | Uint8Array): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const COSE = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

/** @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
export const createSoftwareAuthenticator = (origin = 'http://localhost:4600'): SoftwareAuthenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, deviation: Deviation): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const head = (rpId: string, flags: number, deviation: Deviation): Buffer => {
    counter = deviation.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const verified = deviation.isUserVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(deviation.rpId ?? rpId),
      Buffer.from([flags | USER_PRESENT | verified]),
      count,
    ]);
  };

  return {
    create: ({ challenge, rp, user }, deviation = {}) => {
      handle = user.id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [COSE.keyType, COSE.ec2],
          [COSE.algorithm, COSE.es256],
          [COSE.curve, COSE.p256],
          [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
          [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(rp.id, HAS_CREDENTIAL, deviation),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, deviation)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge, rpId }, deviation = {}) => {
      const data = clientData('webauthn.get', challenge, deviation);
      const authenticatorData = head(rpId, 0, deviation);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      const userHandle = deviation.userHandle ?? handle;
      return {
        id,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
};
