import type { FastifyInstance, FastifyReply } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import { escapeHtml, sendPage } from '../simulator-page.js';
import type { AdobeDevices } from './adobe-devices.js';
import { logoOf, mvpdOf, type Mvpd } from './adobe-mvpds.js';

const loginForm = (mvpd: Mvpd, hidden: Readonly<Record<string, string>>, message: string): string => `
  <p>Sign in with your ${escapeHtml(mvpd.displayName)} account. The simulator knows
    <b>${escapeHtml(mvpd.username)}</b> with the password <b>${escapeHtml(mvpd.password)}</b>.</p>
  ${message === '' ? '' : `<p role="alert">${escapeHtml(message)}</p>`}
  <form method="post">
    ${Object.entries(hidden)
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join('\n    ')}
    <label>User name <input name="username" autocomplete="username" value="${escapeHtml(mvpd.username)}"></label>
    <label>Password <input name="password" type="password" autocomplete="current-password"></label>
    <div class="row"><button name="action" value="login">Sign in</button>
      <button name="action" value="cancel">Cancel</button></div>
  </form>`;

const failed = (reply: FastifyReply, message: string): FastifyReply =>
  sendPage(
    reply,
    {
      title: 'Sign-in cannot begin',
      company: 'Adobe Pass',
      body: `<p role="alert">${escapeHtml(message)}</p>`,
    },
    400,
  );

/** Allows only addresses on the given domain and on this machine. Adobe itself knows the domains of each requestor. */
const isAllowed = (redirectUrl: string, domain: string): boolean => {
  if (!URL.canParse(redirectUrl)) return false;
  const { protocol, hostname } = new URL(redirectUrl);
  return /^https?:$/u.test(protocol) && hostname === domain && ['localhost', '127.0.0.1'].includes(hostname);
};

/**
 * The pages that the viewer's browser is sent to: the operator's sign-in page, and the redirect back.
 * @see https://github.com/AdobeDocs/pass.en/blob/main/help/authentication/integration-guide-programmers/legacy/rest-api-v1/apis/initiate-authentication.md
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/legacy/rest-api-v1/rest-api-v1-apis/check-authentication-flow-by-second-screen-web-app
 */
export const registerAdobePages = (app: FastifyInstance, base: string, devices: AdobeDevices): void => {
  app.get('/api/v1/authenticate', (request, reply) => {
    const fields = fieldsOf(request.query);
    const {
      requestor_id: requestor,
      mso_id: mso,
      reg_code: code,
      domain_name: domain,
      redirect_url: back,
    } = fields;
    if (
      requestor === undefined ||
      mso === undefined ||
      code === undefined ||
      domain === undefined ||
      back === undefined
    )
      return failed(reply, 'requestor_id, mso_id, reg_code, domain_name and redirect_url are required.');
    if (mvpdOf(mso) === undefined) return failed(reply, 'This TV provider is unknown.');
    if (devices.record(requestor, code) === undefined)
      return failed(reply, 'This code is unknown, used or too old.');
    if (!isAllowed(back, domain)) return failed(reply, 'The redirect_url is not of a registered domain.');
    const query = new URLSearchParams({ requestor_id: requestor, reg_code: code, redirect_url: back });
    return reply.redirect(`${base}/mvpd/${encodeURIComponent(mso)}/login?${query.toString()}`, 302);
  });

  app.get('/api/v1/checkauthn/:code', (request, reply) => {
    const { code = '' } = fieldsOf(request.params);
    const { requestor = '' } = fieldsOf(request.query);
    return devices.isAuthenticated(requestor, code)
      ? reply.send({})
      : reply.code(403).send({ status: 403, message: 'Forbidden' });
  });

  app.get('/mvpd/:id/login', (request, reply) => {
    const mvpd = mvpdOf(fieldsOf(request.params)['id'] ?? '');
    if (mvpd === undefined) return failed(reply, 'This TV provider is unknown.');
    const body = loginForm(mvpd, fieldsOf(request.query), '');
    return sendPage(reply, { title: mvpd.displayName, company: 'Adobe Pass and a TV provider', body });
  });

  app.post('/mvpd/:id/login', (request, reply) => {
    const mvpd = mvpdOf(fieldsOf(request.params)['id'] ?? '');
    const {
      action,
      username,
      password,
      requestor_id: requestor = '',
      reg_code: code = '',
      redirect_url: back = '',
    } = fieldsOf(request.body);
    if (mvpd === undefined) return failed(reply, 'This TV provider is unknown.');
    if (!URL.canParse(back) || !isAllowed(back, new URL(back).hostname))
      return failed(reply, 'The redirect_url is not of a registered domain.');
    if (action === 'cancel') return reply.redirect(back, 302);
    const record = devices.record(requestor, code);
    if (record === undefined) return failed(reply, 'This code is unknown, used or too old.');
    if (username !== mvpd.username || password !== mvpd.password) {
      const hidden = { requestor_id: requestor, reg_code: code, redirect_url: back };
      const body = loginForm(mvpd, hidden, 'The user name or the password is wrong.');
      return sendPage(reply, { title: mvpd.displayName, company: 'Adobe Pass and a TV provider', body }, 401);
    }
    devices.authenticate(record, mvpd.id, `${mvpd.id}-${Buffer.from(mvpd.username).toString('hex')}`);
    return reply.redirect(back, 302);
  });

  app.get('/logos/:file', (request, reply) => {
    const mvpd = mvpdOf((fieldsOf(request.params)['file'] ?? '').replace(/\.svg$/u, ''));
    if (mvpd === undefined) return reply.code(404).send();
    return reply
      .type('image/svg+xml')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(logoOf(mvpd));
  });
};
