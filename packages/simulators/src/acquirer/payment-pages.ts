import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { escapeHtml } from '../simulator-page.js';
import {
  returnTo,
  sendAcquirerPage,
  settingOf,
  type AcquirerPage,
  type PageSetting,
} from './acquirer-page.js';
import type { AcquirerParts } from './acquirer-parts.js';
import type { LedgerPayment } from './ledger-entries.js';
import { NOT_FOUND, choices, endIn, type End, type Secret } from './payer-choices.js';

const REFRESH_SECONDS = 3;
const amountOf = ({ amount, currency }: LedgerPayment, language: string): string => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    // Within right-to-left text, Arabic’s `UK£` would be rendered as `£UK`.
    currencyDisplay: language === 'ar' ? 'code' : 'symbol',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
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

/** Challenges, redirects and instant payments. */
export const registerPaymentPages = (app: FastifyInstance, { ledger }: AcquirerParts): void => {
  const paymentOf = ({ params, query }: FastifyRequest<Secret>): LedgerPayment | undefined => {
    ledger.advance();
    const payment = ledger.payments.get(params.id);
    return payment !== undefined && payment.secret === query.secret ? payment : undefined;
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
};
