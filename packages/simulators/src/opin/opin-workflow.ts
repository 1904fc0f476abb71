import type { FastifyInstance, FastifyReply } from 'fastify';
import { isDemoOrigin } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import { escapeHtml, sendPage } from '../simulator-page.js';
import { OPIN_CLIENT, OPIN_PARTNERS, type OpinCustomer, type OpinPartner } from './opin-partners.js';

const form = (partner: OpinPartner, message: string): string => `
  <p>Confirm that you are a customer of ${escapeHtml(partner.name)}. The simulator knows the number
    <b>07700900123</b> with the PIN <b>2468</b>.</p>
  ${message === '' ? '' : `<p role="alert">${escapeHtml(message)}</p>`}
  <form method="post">
    <label>Number <input name="number" inputmode="tel" autocomplete="tel" value="07700900123"></label>
    <label>PIN <input name="pin" type="password" inputmode="numeric" autocomplete="off"></label>
    <div class="row"><button name="action" value="confirm">Confirm</button>
      <button name="action" value="cancel">Cancel</button></div>
  </form>`;

/** Passes the result to a page on this machine, by message or in the fragment of the return address. */
const finish = (reply: FastifyReply, flow: string, returnUri: string, token: string | null): FastifyReply => {
  if (flow === 'REDIRECT') {
    const back = new URL(returnUri);
    back.hash = new URLSearchParams({ opin_response: token ?? '' }).toString();
    return reply.redirect(back.href, 302);
  }
  const message = token === null ? { type: 'opin.cancelled' } : { type: 'opin.done', token };
  const script = `parent.postMessage(${JSON.stringify(message)}, ${JSON.stringify(new URL(returnUri).origin)});`;
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><title>OPIN</title><script>${script}</script>`);
};

/** The partner's own pages, which ask for number and PIN. */
export const registerOpinWorkflow = (
  app: FastifyInstance,
  customers: readonly OpinCustomer[],
  newToken: (partner: OpinPartner, customer: OpinCustomer) => string,
): void => {
  const workflowOf = (request: { params: unknown; query: unknown }) => {
    const { client_id: clientId, flow = 'INLINE', return_uri: returnUri = '' } = fieldsOf(request.query);
    const partner = OPIN_PARTNERS.find(({ id }) => id === fieldsOf(request.params)['partner']);
    if (partner === undefined || clientId !== OPIN_CLIENT.clientId || !isDemoOrigin(returnUri))
      return undefined;
    return { partner, flow, returnUri, company: `OPIN and ${partner.name}` };
  };
  const refused = (reply: FastifyReply): FastifyReply =>
    reply.code(400).send({ code: 'INVALID_REQUEST', message: 'partner, client_id or return_uri is unknown' });

  app.get('/workflow/:partner', (request, reply) => {
    const workflow = workflowOf(request);
    if (workflow === undefined) return refused(reply);
    const { partner, company } = workflow;
    return sendPage(reply, { title: partner.name, company, body: form(partner, '') });
  });

  app.post('/workflow/:partner', (request, reply) => {
    const workflow = workflowOf(request);
    if (workflow === undefined) return refused(reply);
    const { partner, flow, returnUri, company } = workflow;
    const { action, number, pin } = fieldsOf(request.body);
    if (action === 'cancel') return finish(reply, flow, returnUri, null);
    const customer = customers.find((one) => one.number === number && one.pin === pin);
    if (customer === undefined) {
      const body = form(partner, 'The number or the PIN is wrong.');
      return sendPage(reply, { title: partner.name, company, body }, 401);
    }
    return finish(reply, flow, returnUri, newToken(partner, customer));
  });
};
