import { randomBytes } from 'node:crypto';
import { allowDemoOrigins } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import type { Simulator } from '../simulator.js';
import {
  OPIN_CLIENT,
  OPIN_PARTNERS,
  opinCustomers,
  type OpinCustomer,
  type OpinPartner,
} from './opin-partners.js';
import { opinSdk } from './opin-sdk.js';
import { registerOpinWorkflow } from './opin-workflow.js';

/**
 * OPIN: partners whose customers get access. OPIN publishes no interface, so this implements what the
 * product needs: an SDK that detects partners by country and runs a workflow in a container, a token that the service
 * exchanges, and a session at the partner that is ended on failure. The exchange follows RFC 7662.
 *
 * - `GET /sdk.js`, `GET /partners?client_id&country` → `{partners: [{id, name, flow}]}`
 * - `POST /introspect` form `client_id, client_secret, token` → `{active, sub, partner, name, email, email_verified}`
 * - `GET /entitlements`, bearer → `{entitlements}`; `POST /logout` form `token`
 * - `PUT /customers/{number}/entitlements` `{entitlements}`: stands in for the partner's own shop
 * @see https://www.rfc-editor.org/rfc/rfc7662#section-2.2
 */
export const opin: Simulator = {
  name: 'opin',
  register: (app, base) => {
    allowDemoOrigins(app);
    const customers = opinCustomers();
    const sessions = new Map<string, { readonly partner: OpinPartner; readonly customer: OpinCustomer }>();

    registerOpinWorkflow(app, customers, (partner, customer) => {
      const token = randomBytes(24).toString('base64url');
      sessions.set(token, { partner, customer });
      return token;
    });

    app.get('/sdk.js', (_request, reply) => reply.type('text/javascript').send(opinSdk(base)));

    app.get('/partners', (request, reply) => {
      const { client_id: clientId, country = '' } = fieldsOf(request.query);
      if (clientId !== OPIN_CLIENT.clientId) return reply.code(400).send({ code: 'UNKNOWN_CLIENT' });
      const partners = OPIN_PARTNERS.filter(({ countries }) => countries.includes(country.toUpperCase()));
      return { partners: partners.map(({ id, name, flow }) => ({ id, name, flow })) };
    });

    app.post('/introspect', (request, reply) => {
      const { client_id: clientId, client_secret: secret, token = '' } = fieldsOf(request.body);
      if (clientId !== OPIN_CLIENT.clientId || secret !== OPIN_CLIENT.clientSecret)
        return reply.code(401).send({ error: 'invalid_client' });
      const session = sessions.get(token);
      if (session === undefined) return { active: false };
      const { partner, customer } = session;
      return {
        active: true,
        sub: `${partner.id}:${customer.number}`,
        partner: partner.id,
        name: customer.name,
        ...(customer.email === null ? {} : { email: customer.email, email_verified: true }),
      };
    });

    app.get('/entitlements', (request, reply) => {
      const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const session = sessions.get(token);
      if (session === undefined) return reply.code(401).send({ error: 'invalid_token' });
      return { entitlements: session.customer.entitlements };
    });

    app.put('/customers/:number/entitlements', (request, reply) => {
      const customer = customers.find((one) => one.number === fieldsOf(request.params)['number']);
      const { entitlements } = (request.body ?? {}) as { entitlements?: unknown };
      if (customer === undefined || !Array.isArray(entitlements)) return reply.code(400).send();
      customer.entitlements = entitlements.filter((one): one is string => typeof one === 'string');
      return reply.code(204).send();
    });

    app.post('/logout', (request, reply) => {
      sessions.delete(fieldsOf(request.body)['token'] ?? '');
      return reply.code(204).send();
    });
  },
};
