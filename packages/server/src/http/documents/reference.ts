import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallName } from '@footlight/contract';
import { buildOpenApi } from '@footlight/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';
import { REFERENCE_STYLE, REFERENCE_THEME } from './reference-look.js';

export interface ReferenceOptions {
  readonly realm: Realm;
  readonly handlers: Handlers;
  /** Origin of the service. */
  readonly origin: string;
}

/** Serves the contract as OpenAPI (`/api/openapi.json`) and as Swagger UI (`/api/docs/`). */
export const registerReference = async (
  app: FastifyInstance,
  { realm, handlers, origin }: ReferenceOptions,
): Promise<void> => {
  let text: string | undefined;
  // Built lazily, because it takes as long as the rest of the application's composition.
  const textOf = (): string => {
    text ??= JSON.stringify({
      ...buildOpenApi({
        title: `${realm.name} API`,
        version: '1.0.0',
        serverUrl: origin,
        implemented: new Set(Object.keys(handlers) as CallName[]),
      }),
      externalDocs: { url: `${origin}/docs/`, description: 'Elements, players and embedding' },
    });
    return text;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(textOf()),
  );
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    transformSpecification: () => JSON.parse(textOf()) as Record<string, unknown>,
    transformSpecificationClone: false,
    theme: {
      title: `${realm.name} API`,
      css: [{ filename: 'reference.css', content: REFERENCE_STYLE }],
      js: [{ filename: 'reference.js', content: REFERENCE_THEME }],
    },
    // The standalone layout adds a top bar with an inline style, which the policy refuses.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, tryItOutEnabled: false },
  });
};
