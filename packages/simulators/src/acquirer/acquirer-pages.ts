import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { fieldsOf } from '../fields-of.js';
import { escapeHtml } from '../simulator-page.js';
import type { AcquirerParts } from './acquirer-parts.js';
import {
  returnTo,
  sendAcquirerPage,
  settingOf,
  settingQuery,
  type AcquirerPage,
  type PageSetting,
} from './acquirer-page.js';
import { ACQUIRER_CSS } from './acquirer-styles.js';
import { cardIssues, digitsOf, expiryOf, fieldOf, type TypedCard } from './card-fields.js';
import { cardFormPage } from './card-form-page.js';
import { FRAME_SCRIPT } from './frame-script.js';
import type { LedgerPayment, StoredMethod } from './ledger-entries.js';
import { behaviourOf, brandOf, type CardBehaviour } from './test-cards.js';

type Secret = { Params: { id: string }; Querystring: { secret?: string } };

const ENDS = ['approved', 'approved-asks', 'approved-fails', 'declined', 'expired'] as const;
type End = (typeof ENDS)[number];

const REFRESH_SECONDS = 3;
const NOT_FOUND = 'No such page. Its address comes from the merchant.';

const amountOf = ({ amount, currency }: LedgerPayment, language: string): string => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    // Within right-to-left text, Arabic’s `UK£` would be rendered as `£UK`.
    currencyDisplay: language === 'ar' ? 'code' : 'symbol',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** Buttons that act for the bank, the wallet or the cardholder. */
const choices = (
  path: string,
  secret: string,
  setting: PageSetting,
  offered: readonly (readonly [End, string])[],
): string =>
  `<form class="choices" method="post" action="${path}?${escapeHtml(settingQuery(secret, setting))}">
${offered.map(([end, word]) => `<button name="end" value="${end}"${end === 'approved' ? ' class="main"' : ''}>${escapeHtml(word)}</button>`).join('\n')}
</form>`;

const BANK: CardBehaviour = {
  onStoring: null,
  onCharging: null,
  challenge: 'never',
  settlement: 'later',
};

/** The acquirer's pages: the hosted card form, 3-D Secure, banks, wallets and instant payments. */
export const registerAcquirerPages = (app: FastifyInstance, parts: AcquirerParts): void => {
  const { ledger, now } = parts;

  const doneWith = (method: StoredMethod, setting: PageSetting): AcquirerPage => ({
    title: setting.language.words.done,
    view: 'done',
    body: '',
    message:
      method.token === null
        ? { type: 'cancelled' }
        : { type: 'token', token: method.token, externalId: method.id },
  });

  const methodPage = (method: StoredMethod, setting: PageSetting): AcquirerPage => {
    const { words } = setting.language;
    const path = `/pages/methods/${method.id}`;
    if (method.status === 'open' && method.type === 'CARD')
      return cardFormPage(
        { path, secret: method.secret, issues: [], typed: { holder: '', postalCode: '' } },
        setting,
      );
    const offered: (readonly [End, string])[] = [['approved', words.approve]];
    if (method.type === 'WALLET') offered.push(['approved-asks', words.approveWithPrompt]);
    if (method.type === 'RECURRING_BANK_REDIRECT') offered.push(['approved-fails', words.approveFailing]);
    offered.push(['declined', words.decline], ['expired', words.expire]);
    return {
      title: words.challenge,
      view: 'challenge',
      body: `<p>${escapeHtml(words.challengeText)}</p>${choices(path, method.secret, setting, offered)}`,
    };
  };

  const leaveMethod = (
    request: FastifyRequest,
    reply: FastifyReply,
    method: StoredMethod,
    setting: PageSetting,
  ): FastifyReply => {
    const url = method.status === 'stored' ? method.returnUrl : method.cancelUrl;
    if (method.status === 'open' || method.status === 'challenge')
      return reply.redirect(`/pages/methods/${method.id}?${settingQuery(method.secret, setting)}`, 303);
    return setting.framed
      ? sendAcquirerPage(reply, doneWith(method, setting), setting)
      : returnTo(reply, url, { status: method.status === 'stored' ? 'approved' : method.status });
  };

  const methodOf = ({ params, query }: FastifyRequest<Secret>): StoredMethod | undefined => {
    const method = ledger.methods.get(params.id);
    return method !== undefined && method.secret === query.secret ? method : undefined;
  };

  app.get<Secret>('/methods/:id', (request, reply) => {
    const method = methodOf(request);
    if (method === undefined) return reply.code(404).type('text/plain').send(NOT_FOUND);
    const setting = settingOf(request, method.returnUrl);
    return method.status === 'open' || method.status === 'challenge'
      ? sendAcquirerPage(reply, methodPage(method, setting), setting)
      : leaveMethod(request, reply, method, setting);
  });

  const takeCard = (
    request: FastifyRequest,
    reply: FastifyReply,
    method: StoredMethod,
    setting: PageSetting,
  ): FastifyReply => {
    const { holder = '', number = '', expiry = '', cvc = '', postalCode = '' } = fieldsOf(request.body);
    const typed: TypedCard = { holder, number, expiry, cvc, postalCode };
    const again = (issues: Parameters<typeof cardFormPage>[0]['issues']): FastifyReply =>
      sendAcquirerPage(
        reply,
        cardFormPage({ path: `/pages/methods/${method.id}`, secret: method.secret, issues, typed }, setting),
        setting,
        402,
      );
    const issues = cardIssues(typed, new Date(now()));
    if (issues.length > 0) return again(issues);
    const digits = digitsOf(number);
    const { month = 1, year = 2000 } = expiryOf(expiry) ?? {};
    const filled = ledger.fillMethod(method, {
      brand: brandOf(digits),
      last4: digits.slice(-4),
      holder: holder.trim() === '' ? null : holder.trim(),
      expiresOn: `${year}-${String(month).padStart(2, '0')}`,
      behaviour: behaviourOf(digits),
    });
    if (filled.status === 'open' && filled.code !== null)
      return again([{ field: fieldOf(filled.code), code: filled.code }]);
    return leaveMethod(request, reply, filled, setting);
  };

  const takeAnswer = (method: StoredMethod, end: End): StoredMethod => {
    if (method.status === 'challenge' || end === 'declined' || end === 'expired')
      return ledger.endMethod(method, end === 'declined' || end === 'expired' ? end : 'approved');
    return ledger.fillMethod(method, {
      brand: method.type === 'WALLET' ? 'Lantern Wallet' : 'Harbour Bank',
      last4: method.type === 'WALLET' ? null : '4410',
      holder: null,
      expiresOn: null,
      behaviour: {
        ...BANK,
        challenge: end === 'approved-asks' ? 'always' : 'never',
        settlement: method.type === 'WALLET' ? 'at-once' : end === 'approved-fails' ? 'later-fails' : 'later',
      },
    });
  };

  const endIn = (request: FastifyRequest): End | undefined => {
    const { end } = fieldsOf(request.body);
    return ENDS.find((one) => one === end);
  };

  app.post<Secret>('/methods/:id', (request, reply) => {
    const method = methodOf(request);
    if (method === undefined) return reply.code(404).type('text/plain').send(NOT_FOUND);
    const setting = settingOf(request, method.returnUrl);
    const end = endIn(request);
    if (method.status === 'open' && method.type === 'CARD' && end === undefined)
      return takeCard(request, reply, method, setting);
    const ended = end === undefined ? method : takeAnswer(method, end);
    return leaveMethod(request, reply, ended, setting);
  });

  const paymentOf = ({ params, query }: FastifyRequest<Secret>): LedgerPayment | undefined => {
    ledger.advance();
    const payment = ledger.payments.get(params.id);
    return payment !== undefined && payment.secret === query.secret ? payment : undefined;
  };

  const paymentPage = (payment: LedgerPayment, setting: PageSetting): AcquirerPage => {
    const { words, tag } = setting.language;
    const amount = `<p class="amount">${escapeHtml(amountOf(payment, tag))}</p><p dir="auto">${escapeHtml(payment.description)}</p>`;
    const offered: (readonly [End, string])[] = [['approved', words.approve]];
    if (payment.type !== 'CARD' && payment.type !== 'WALLET')
      offered.push(['approved-fails', words.approveFailing]);
    offered.push(['declined', words.decline], ['expired', words.expire]);
    const buttons = choices(`/pages/payments/${payment.id}`, payment.secret, setting, offered);
    if (payment.action !== 'wait' || payment.instantCode === null)
      return {
        title: words.challenge,
        view: 'challenge',
        body: `${amount}<p>${escapeHtml(words.challengeText)}</p>${buttons}`,
      };
    const picture = Buffer.from(renderSVG(`FOOTLIGHT-PAY:${payment.instantCode}`)).toString('base64');
    const until = new Date(payment.expiresAt ?? 0);
    return {
      title: words.instant,
      view: 'waiting',
      refreshSeconds: REFRESH_SECONDS,
      body: `${amount}<p>${escapeHtml(words.instantText)}</p>
<img class="qr" alt="" src="data:image/svg+xml;base64,${picture}">
<p><span class="label">${escapeHtml(words.code)}</span><span class="code" dir="ltr">${payment.instantCode}</span></p>
<p>${escapeHtml(words.validUntil)} <time datetime="${until.toISOString()}">${escapeHtml(until.toLocaleTimeString(tag))}</time></p>
${buttons}`,
    };
  };

  const leavePayment = (reply: FastifyReply, payment: LedgerPayment, setting: PageSetting): FastifyReply => {
    const status = payment.status === 'declined' ? 'declined' : 'approved';
    return setting.framed
      ? sendAcquirerPage(
          reply,
          { title: setting.language.words.done, view: 'done', body: '', message: { type: 'result', status } },
          setting,
        )
      : returnTo(reply, payment.returnUrl, { status });
  };

  app.get<Secret>('/payments/:id', (request, reply) => {
    const payment = paymentOf(request);
    if (payment === undefined) return reply.code(404).type('text/plain').send(NOT_FOUND);
    const setting = settingOf(request, payment.returnUrl);
    return payment.action === null
      ? leavePayment(reply, payment, setting)
      : sendAcquirerPage(reply, paymentPage(payment, setting), setting);
  });

  app.post<Secret>('/payments/:id', (request, reply) => {
    const payment = paymentOf(request);
    if (payment === undefined) return reply.code(404).type('text/plain').send(NOT_FOUND);
    const setting = settingOf(request, payment.returnUrl);
    const end = endIn(request);
    const ended =
      end === undefined ? payment : ledger.endAction(payment, end === 'approved-asks' ? 'approved' : end);
    return leavePayment(reply, ended, setting);
  });

  app.get('/acquirer.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(ACQUIRER_CSS));
  app.get('/frame.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(FRAME_SCRIPT));
};
