import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ApiError } from '../api-error.js';
import type { Clock } from '../clock.js';

/** What a signed address opens. Its keys are short because the whole of it stands in every address. */
export const StreamGrant = Type.Object(
  {
    /** The one folder it opens: `vod/<film>` or `live/<channel>`, under `cenc/` or `cbcs/` where it is encrypted. */
    f: Type.String(),
    /** When it ends; seconds since the epoch. */
    e: Type.Integer(),
    /** Sound only: the pictures of the film stay closed. */
    a: Type.Optional(Type.Literal(true)),
    /** Channels: the film that loops. */
    l: Type.Optional(Type.String()),
    /** Channels: the window behind the edge, seconds. */
    w: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    /** What an encoder sends or sent: the event that it came in for. */
    r: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type StreamGrant = Static<typeof StreamGrant>;

/** Signs what stands in a stream's address, and reads it back. */
export interface StreamSigner {
  /** `<payload>.<signature>`, both base64url. */
  sign(grant: StreamGrant): string;
  /**
   * The grant of a token that was signed here and opens `folder`.
   * @throws {ApiError} STREAM_ADDRESS_INVALID when it was not, or opens something else
   * @throws {ApiError} STREAM_ADDRESS_EXPIRED when its time is over
   */
  verify(token: string, folder: string): StreamGrant;
  /**
   * The grant of a token that was signed here, whatever it opens.
   * @throws {ApiError} STREAM_ADDRESS_INVALID or STREAM_ADDRESS_EXPIRED
   */
  read(token: string): StreamGrant;
}

export interface SignerOptions {
  /** At least 32 bytes. */
  readonly secret: string | Uint8Array;
  readonly clock: Clock;
}

/** Keeps these signatures apart from all else that the same secret may sign. */
const PURPOSE = 'footlight.stream.1:';
const SHORTEST_SECRET_BYTES = 32;

const readGrant = (payload: string): StreamGrant | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return Value.Check(StreamGrant, value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** @throws {Error} when the secret is too short to be one */
export const createStreamSigner = ({ secret, clock }: SignerOptions): StreamSigner => {
  if (Buffer.byteLength(secret) < SHORTEST_SECRET_BYTES) {
    throw new Error(`The secret of stream addresses needs at least ${SHORTEST_SECRET_BYTES} bytes.`);
  }
  const signatureOf = (payload: string): string =>
    createHmac('sha256', secret)
      .update(PURPOSE + payload)
      .digest('base64url');

  const read = (token: string): StreamGrant => {
    const [payload = '', signature = '', ...more] = token.split('.');
    // The written forms are compared, not the bytes: base64url has several spellings of the same bytes.
    const found = Buffer.from(signature);
    const expected = Buffer.from(signatureOf(payload));
    if (more.length > 0 || found.length !== expected.length || !timingSafeEqual(found, expected)) {
      throw new ApiError('STREAM_ADDRESS_INVALID');
    }
    const grant = readGrant(payload);
    if (grant === undefined) throw new ApiError('STREAM_ADDRESS_INVALID');
    return grant;
  };
  const requireTime = (grant: StreamGrant): StreamGrant => {
    if (grant.e * 1000 <= clock.now()) throw new ApiError('STREAM_ADDRESS_EXPIRED');
    return grant;
  };

  return {
    sign(grant) {
      const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    verify(token, folder) {
      const grant = read(token);
      if (grant.f !== folder) throw new ApiError('STREAM_ADDRESS_INVALID');
      return requireTime(grant);
    },
    read: (token) => requireTime(read(token)),
  };
};
