import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import { escapeHtml } from '../simulator-page.js';
import {
  returnTo,
  sendAcquirerPage,
  settingOf,
  settingQuery,
  type AcquirerPage,
  type PageSetting,
} from './acquirer-page.js';
import type { AcquirerParts } from './acquirer-parts.js';
import { cardIssues, digitsOf, expiryOf, fieldOf, type TypedCard } from './card-fields.js';
import { cardFormPage } from './card-form-page.js';
import type { Ledger } from './ledger.js';
import type { StoredMethod } from './ledger-entries.js';
import {
  NOT_FOUND,
  choices,
  endIn,
  walletButtons,
  walletIn,
  type End,
  type Secret,
} from './payer-choices.js';
import { TEST_CARDS, behaviourOf, brandOf, countryOf, type CardBehaviour } from './test-cards.js';

const BANK: CardBehaviour = {
  onStoring: null,
  onCharging: null,
  challenge: 'never',
  settlement: 'later',
};

const doneWith = (method: StoredMethod, setting: PageSetting): AcquirerPage => ({
  title: setting.language.words.done,
  view: 'done',
  body: '',
  message:
    method.token === null
      ? { type: 'cancelled' }
      : { type: 'token', token: method.token, externalId: method.id },
});

/** Stripe's page offers the wallets of the device above its form. @see https://docs.stripe.com/apple-pay */
const hasWallets = ({ session }: StoredMethod): boolean => session !== null;

const methodPage = (method: StoredMethod, setting: PageSetting): AcquirerPage => {
  const { words } = setting.language;
  const path = `/pages/methods/${method.id}`;
  if (method.status === 'open' && method.type === 'CARD') {
    const form = cardFormPage(
      { path, secret: method.secret, issues: [], typed: { holder: '', postalCode: '' } },
      setting,
    );
    return hasWallets(method)
      ? { ...form, body: `${walletButtons(path, method.secret, setting)}${form.body}` }
      : form;
  }
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

const takeCard = (
  { ledger, now }: AcquirerParts,
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
    country: countryOf(digits),
    behaviour: behaviourOf(digits),
    wallet: null,
  });
  if (filled.status === 'open' && filled.code !== null)
    return again([{ field: fieldOf(filled.code), code: filled.code }]);
  return leaveMethod(request, reply, filled, setting);
};

/** The payer confirms on the device; its wallet gives the number that it has for the card, and no security code. */
const takeWallet = (ledger: Ledger, method: StoredMethod, wallet: StoredMethod['wallet']): StoredMethod =>
  ledger.fillMethod(method, {
    brand: brandOf(TEST_CARDS.plain),
    last4: TEST_CARDS.plain.slice(-4),
    holder: null,
    expiresOn: '2040-12',
    country: countryOf(TEST_CARDS.plain),
    behaviour: behaviourOf(TEST_CARDS.plain),
    wallet,
  });

const takeAnswer = (ledger: Ledger, method: StoredMethod, end: End): StoredMethod => {
  if (method.status === 'challenge' || end === 'declined' || end === 'expired')
    return ledger.endMethod(method, end === 'declined' || end === 'expired' ? end : 'approved');
  return ledger.fillMethod(method, {
    brand: method.type === 'WALLET' ? 'Lantern Wallet' : 'Harbour Bank',
    last4: method.type === 'WALLET' ? null : '4410',
    holder: null,
    expiresOn: null,
    country: null,
    wallet: null,
    behaviour: {
      ...BANK,
      challenge: end === 'approved-asks' ? 'always' : 'never',
      settlement: method.type === 'WALLET' ? 'at-once' : end === 'approved-fails' ? 'later-fails' : 'later',
    },
  });
};

/** The hosted card form, 3-D Secure, and the pages of banks and wallets that store a method. */
export const registerMethodPages = (app: FastifyInstance, parts: AcquirerParts): void => {
  const { ledger } = parts;

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

  app.post<Secret>('/methods/:id', (request, reply) => {
    const method = methodOf(request);
    if (method === undefined) return reply.code(404).type('text/plain').send(NOT_FOUND);
    const setting = settingOf(request, method.returnUrl);
    const end = endIn(request);
    const wallet = walletIn(request);
    if (method.status === 'open' && hasWallets(method) && wallet !== undefined)
      return leaveMethod(request, reply, takeWallet(ledger, method, wallet), setting);
    if (method.status === 'open' && method.type === 'CARD' && end === undefined)
      return takeCard(parts, request, reply, method, setting);
    const ended = end === undefined ? method : takeAnswer(ledger, method, end);
    return leaveMethod(request, reply, ended, setting);
  });
};
