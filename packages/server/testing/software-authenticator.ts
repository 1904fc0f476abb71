import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, ResponseOf, SignedChallenge } from '@footlight/contract';
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

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | Uint8Array): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const COSE = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

/** An authenticator with one ES256 credential that creates real attestation objects and signatures. */
export class SoftwareAuthenticator {
  readonly #origin;
  readonly #privateKey;
  readonly #x;
  readonly #y;
  readonly #credentialId = randomBytes(32);
  readonly #id = base64url(this.#credentialId);
  #counter = 0;
  #handle: string | undefined;

  /** @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
  constructor(origin = 'http://localhost:4600') {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#x = x;
    this.#y = y;
  }

  create(
    { challenge, rp, user }: ResponseOf<'createPasskeyRegistration'>['options'],
    deviation: Deviation = {},
  ): NewCredential {
    this.#handle = user.id;
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [COSE.keyType, COSE.ec2],
        [COSE.algorithm, COSE.es256],
        [COSE.curve, COSE.p256],
        [COSE.x, new Uint8Array(Buffer.from(this.#x, 'base64url'))],
        [COSE.y, new Uint8Array(Buffer.from(this.#y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#credentialId.length);
    const authData = Buffer.concat([
      this.#head(rp.id, HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      length,
      this.#credentialId,
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
      id: this.#id,
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  sign(
    { challenge, rpId }: ResponseOf<'createPasskeySignIn'>['options'],
    deviation: Deviation = {},
  ): SignedChallenge {
    const data = this.#clientData('webauthn.get', challenge, deviation);
    const authenticatorData = this.#head(rpId, 0, deviation);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), this.#privateKey);
    const userHandle = deviation.userHandle ?? this.#handle;
    return {
      id: this.#id,
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #head(rpId: string, flags: number, deviation: Deviation): Buffer {
    this.#counter = deviation.counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const verified = deviation.isUserVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(deviation.rpId ?? rpId),
      Buffer.from([flags | USER_PRESENT | verified]),
      count,
    ]);
  }
}
