import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Sent {
  readonly bytes: Buffer;
  readonly type: string;
  /** Changes with the bytes. */
  readonly version: string;
  readonly cacheControl: string;
}

interface ByteRange {
  readonly from: number;
  /** Offset of the last byte, inclusive. */
  readonly to: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The range that a `Range` header requests. Undefined if all bytes should be sent: without a header, and for forms that
 * a server may ignore (several ranges, other units). Null if the range cannot be satisfied.
 * @see RFC 9110 §14
 */
export const readRange = (header: string | undefined, size: number): ByteRange | null | undefined => {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from < size ? { from, to } : null;
};

/** Sends all bytes (200), a range (206) or none (304, 416), depending on the request headers. */
export const sendBytes = (request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply => {
  const { bytes, type, version, cacheControl } = sent;
  const tag = `"${version}"`;
  void reply.headers({ etag: tag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  const known = request.headers['if-none-match'];
  if (known !== undefined && known.split(/\s*,\s*/).some((entry) => entry.replace(/^W\//, '') === tag)) {
    return reply.code(304).send();
  }
  void reply.type(type);
  const condition = request.headers['if-range'];
  const range =
    condition === undefined || condition === tag ? readRange(request.headers.range, bytes.length) : undefined;
  if (range === undefined) return reply.send(bytes);
  if (range === null) {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send(Buffer.alloc(0));
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    .send(bytes.subarray(range.from, range.to + 1));
};
