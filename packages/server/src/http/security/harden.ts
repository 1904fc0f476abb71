import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import { UPLOADS_PATH, calls } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import type { Realm } from '../../realm/load-realm.js';
import type { ContentSecurity } from './content-security.js';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const EXPOSED = ['etag', 'retry-after', 'x-request-id', 'x-footlight-region'];

/** Of the protocol tus, by which films are uploaded. */
const TUS_SENT = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'];
const TUS_EXPOSED = ['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset'];

const corsFor = (realm: Realm, path: string): FastifyCorsOptions => {
  // Any page may request the embed code of a link.
  if (path === calls.getOembed.path) return { origin: '*', methods: ['GET', 'HEAD'], maxAge: 600 };
  if (path.startsWith('/api/')) {
    const { allowedOrigins } = realm.embed;
    const isUpload = path.startsWith(UPLOADS_PATH);
    return {
      // No credentials: pages of other origins send their tokens in a header. The header that requests the site's
      // session cookie is deliberately not allowed.
      origin: allowedOrigins.includes('*') ? '*' : [...allowedOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'language',
        'realm',
        'x-footlight-country',
        'if-none-match',
        'last-event-id',
        ...(isUpload ? TUS_SENT : []),
      ],
      exposedHeaders: [...EXPOSED, ...(isUpload ? TUS_EXPOSED : [])],
      maxAge: 600,
    };
  }
  // The SDK is meant for pages of any origin, and a sandboxed frame has none of its own, in which the player starts to say
  // why it cannot play; media routes set their own headers (see media.routes.ts).
  return path.startsWith('/sdk/') || path.startsWith('/assets/')
    ? { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400 }
    : { origin: false };
};

/** Security headers, CORS, entity tags and compression for every response of the service. */
export const harden = async (
  app: FastifyInstance,
  realm: Realm,
  security: ContentSecurity,
): Promise<void> => {
  const { permissionsPolicy } = realm.headers;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: {
      maxAge: realm.headers.strictTransportSeconds,
      includeSubDomains: realm.headers.strictTransportSubDomains,
    },
    // `frame-ancestors` is set per area instead; the older header cannot list the embedding origins.
    frameguard: false,
    // Films, pictures and the SDK are meant for pages of other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Even same-origin requests only get the origin, because callback addresses contain codes (SIGN-148).
    referrerPolicy: { policy: 'strict-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('content-security-policy', security.policyFor(pathOf(request.url)));
    void reply.header('x-request-id', request.id);
    if (permissionsPolicy !== null) void reply.header('permissions-policy', permissionsPolicy);
  });
  await app.register(cors, {
    delegator: (request, done) => done(null, corsFor(realm, pathOf(request.url ?? '/'))),
  });
  await app.register(cookie);
  await app.register(etag);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
};
