import type { Stream, StreamDrm } from '@footlight/contract';
import { SignJWT } from 'jose';
import type { Clock } from '../../clock.js';
import type { StoredSourceDrm } from '../../database/schema/content.js';
import {
  relayAddress,
  relayFolder,
  signedAddress,
  type StreamGrant,
  type StreamSigner,
} from '@footlight/packager';
import type { StreamOrigin, StreamOrigins } from '../../realm/schemas/stream-origins.schemas.js';
import type { Playable } from '../content/playable.js';
import { notAvailable } from './playback-denial.js';

export interface StreamRequest {
  /** Seconds since the epoch. */
  readonly expires: number;
  /** Account or guest id; null for a caller without a token. */
  readonly subject: string | null;
  /** The part of the grant that ends a relayed address with its session and its screen. */
  readonly endings: Pick<StreamGrant, 's' | 'p'>;
  readonly adUnits: Stream['adUnits'];
}

export interface SourceStreamsOptions {
  readonly origins: StreamOrigins;
  readonly signer: StreamSigner;
  readonly realmId: string;
  readonly clock: Clock;
}

/** Provides streams of other origins, by the settings of the realm file. */
export class SourceStreams {
  readonly #options: SourceStreamsOptions;

  constructor(options: SourceStreamsOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} PLAYBACK_NOT_AVAILABLE if the realm file no longer contains the origin */
  async stream({ kind, item, source }: Playable, request: StreamRequest): Promise<Stream> {
    const rule = source === null || source === undefined ? undefined : this.#options.origins[source.origin];
    if (source === null || source === undefined || rule === undefined) throw notAvailable('no-media');
    const address = new URL(source.address, rule.origin);
    const isRelayed = Object.keys(rule.headers).length > 0;
    const grant = { f: relayFolder(source.origin, address), e: request.expires, ...request.endings };
    return {
      protocol: source.protocol,
      url: isRelayed
        ? relayAddress(this.#options.signer.sign(grant), address)
        : signedAddress(address, rule, request.expires),
      subtitles: [],
      drm: source.drm === null ? null : await this.#drmOf(source.drm, rule, `${kind}/${item.id}`, request),
      adUnits: request.adUnits,
    };
  }

  /** Ticket for the origin's DRM licence server, signed with the secret shared with the origin. */
  async #drmToken({ secret }: StreamOrigin, content: string, request: StreamRequest): Promise<string> {
    return secret === null
      ? ''
      : new SignJWT({ cnt: content })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setSubject(request.subject ?? 'anybody')
          .setIssuer(`footlight/${this.#options.realmId}`)
          .setIssuedAt(Math.floor(this.#options.clock.now() / 1000))
          .setExpirationTime(request.expires)
          .sign(Buffer.from(secret));
  }

  async #drmOf(
    drm: StoredSourceDrm,
    rule: StreamOrigin,
    content: string,
    request: StreamRequest,
  ): Promise<StreamDrm> {
    return {
      jwtToken: await this.#drmToken(rule, content, request),
      url: new URL(drm.licenceAddress, rule.origin).href,
      ...(drm.certificateAddress === undefined
        ? {}
        : { certificateUrl: new URL(drm.certificateAddress, rule.origin).href }),
      encryptionMode: drm.encryptionMode,
      keySystems: [...drm.keySystems],
    };
  }
}
