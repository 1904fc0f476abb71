import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Cookie with the random id of a browser that has signed in to an account; with `__Secure-` before it on https. */
export const DEVICE_COOKIE = 'footlight-device';

const ID = /^[\w-]{22}$/u;

/** Hash of the id of the browser that sends a request; null if it has none, as apps and pages of other origins. */
export const deviceHashOf = ({ cookies }: Partial<Pick<FastifyRequest, 'cookies'>>): string | null => {
  const id = cookies?.[`__Secure-${DEVICE_COOKIE}`] ?? cookies?.[DEVICE_COOKIE];
  return id !== undefined && ID.test(id) ? createHash('sha256').update(id).digest('hex') : null;
};
