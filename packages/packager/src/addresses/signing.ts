import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { MediaError } from '../media-error.js';
import type { Clock } from '../clock.js';

/** The access that a signed address grants. Keys are short because every address contains the whole grant. */
export const StreamGrant = Type.Object(
  {
    /** Accessible folder: `vod/<film>` or `live/<channel>`, below `cenc/` or `cbcs/` if encrypted. */
    f: Type.String(),
    /** Expiry; seconds since the epoch. */
    e: Type.Integer(),
    /** Audio only: video tracks are not accessible. */
    a: Type.Optional(Type.Literal(true)),
    /** Channels and their broadcasts: the looping film. */
    l: Type.Optional(Type.String()),
    /** Channels: the DVR window in seconds. */
    w: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    /** Channels with low latency: segments are served in parts. */
    q: Type.Optional(Type.Literal(true)),
    /** Ingested streams: the event that the encoder sent. */
    r: Type.Optional(Type.String()),
    /** Broadcasts of a channel: the only accessible time, from and up to; milliseconds since the epoch. */
    b: Type.Optional(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })])),
    /** The session that it was given to; the address ends with it. */
    s: Type.Optional(Type.String()),
    /** The screen that it was given to; the address ends with it. */
    p: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type StreamGrant = Static<typeof StreamGrant>;

export interface SignerOptions {
  /** At least 32 bytes. */
  readonly secret: string | Uint8Array;
  readonly clock: Clock;
  /** Whether the session or the screen of a grant has ended. Default: never. */
  readonly isEnded?: (id: string) => boolean;
}

/** Prefix of the signed text, which separates these signatures from other uses of the same secret. */
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

/** @throws {Error} if the secret is shorter than 32 bytes */
export const createStreamSigner = ({ secret, clock, isEnded = () => false }: SignerOptions) => {
  if (Buffer.byteLength(secret) < SHORTEST_SECRET_BYTES) {
    throw new Error(`The secret of stream addresses needs at least ${SHORTEST_SECRET_BYTES} bytes.`);
  }
  const signatureOf = (payload: string): string =>
    createHmac('sha256', secret)
      .update(PURPOSE + payload)
      .digest('base64url');

  const read = (token: string): StreamGrant => {
    const [payload = '', signature = '', ...more] = token.split('.');
    // Encoded forms are compared, since several base64url strings decode to the same bytes.
    const found = Buffer.from(signature);
    const expected = Buffer.from(signatureOf(payload));
    if (more.length > 0 || found.length !== expected.length || !timingSafeEqual(found, expected)) {
      throw new MediaError('STREAM_ADDRESS_INVALID');
    }
    const grant = readGrant(payload);
    if (grant === undefined) throw new MediaError('STREAM_ADDRESS_INVALID');
    return grant;
  };
  const requireTime = (grant: StreamGrant): StreamGrant => {
    const hasEnded = [grant.s, grant.p].some((id) => id !== undefined && isEnded(id));
    if (hasEnded || grant.e * 1000 <= clock.now()) throw new MediaError('STREAM_ADDRESS_EXPIRED');
    return grant;
  };

  return {
    /** `<payload>.<signature>`, both base64url. */
    sign(grant: StreamGrant): string {
      const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    /**
     * The grant of a token that was signed here and gives access to `folder`.
     * @throws {MediaError} STREAM_ADDRESS_INVALID if the signature is invalid or the folder differs
     * @throws {MediaError} STREAM_ADDRESS_EXPIRED if the grant has expired, or its session or screen has ended
     */
    verify(token: string, folder: string): StreamGrant {
      const grant = read(token);
      if (grant.f !== folder) throw new MediaError('STREAM_ADDRESS_INVALID');
      return requireTime(grant);
    },
    /**
     * The grant of a token that was signed here, for any folder.
     * @throws {MediaError} STREAM_ADDRESS_INVALID or STREAM_ADDRESS_EXPIRED
     */
    read: (token: string): StreamGrant => requireTime(read(token)),
  };
};

export type StreamSigner = ReturnType<typeof createStreamSigner>;
