import { randomBytes } from 'node:crypto';
import { isDemoOrigin } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import { escapeHtml, sendPage } from '../simulator-page.js';
import type { Simulator } from '../simulator.js';
import { registerCredentialCompany } from './credential-simulator.js';

interface ResetLetter {
  readonly to: string;
  readonly link: string;
  readonly at: string;
}

const LONGEST_OUTBOX = 50;

/**
 * PBR: sign-in with id and secret, and password reset by mail.
 *
 * - `POST /v1/password-reset` `{id, returnUri}` → 204, whether or not the account exists
 * - `PUT /v1/password-reset` `{token, secret}` → 204; 400 `TOKEN_INVALID`
 * - `GET /mail`: the mails that PBR would have sent
 */
export const pbr: Simulator = {
  name: 'pbr',
  register: (app) => {
    const company = registerCredentialCompany(app, 'pbr');
    const { accounts } = company;
    const resets = new Map<string, string>();
    const letters: ResetLetter[] = [];

    app.post('/v1/password-reset', (request, reply) => {
      const { id, returnUri } = fieldsOf(request.body);
      if (!company.isClient(request) || returnUri === undefined || !isDemoOrigin(returnUri))
        return reply
          .code(400)
          .send({ code: 'UNKNOWN_CLIENT', message: 'x-client-id or returnUri is unknown' });
      const account = accounts.find((one) => one.id === id?.trim().toLowerCase());
      if (account !== undefined) {
        const token = `pbr.${randomBytes(24).toString('base64url')}`;
        resets.set(token, account.userId);
        const link = new URL(returnUri);
        link.searchParams.set('token', token);
        letters.unshift({ to: account.id, link: link.href, at: new Date().toISOString() });
        letters.length = Math.min(letters.length, LONGEST_OUTBOX);
      }
      return reply.code(204).send();
    });

    app.put('/v1/password-reset', (request, reply) => {
      const { token, secret } = fieldsOf(request.body);
      const account = accounts.find(({ userId }) => userId === resets.get(token ?? ''));
      resets.delete(token ?? '');
      if (!company.isClient(request) || account === undefined || secret === undefined)
        return reply.code(400).send({ code: 'TOKEN_INVALID', message: 'the link is used or too old' });
      account.secret = secret;
      return reply.code(204).send();
    });

    app.get('/mail', (request, reply) => {
      if (request.headers.accept?.includes('application/json') === true) return { letters };
      const items = letters.map(
        ({ to, link, at }) =>
          `<li><p>${escapeHtml(to)}, ${escapeHtml(at)}</p><a href="${escapeHtml(link)}">Choose a new password</a></li>`,
      );
      const body = items.length === 0 ? '<p>No mail yet.</p>' : `<ul>${items.join('')}</ul>`;
      return sendPage(reply, { title: 'Mail that PBR would have sent', company: 'PBR', body });
    });
  },
};
