import type { FastifyRequest } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import { escapeHtml } from '../simulator-page.js';
import { settingQuery, type PageSetting } from './acquirer-page.js';
import { WALLETS } from './ledger-entries.js';

/** Pages whose address contains a secret of the method or payment. */
export type Secret = { Params: { id: string }; Querystring: { secret?: string } };

export const NOT_FOUND = 'No such page. Its address comes from the merchant.';

const ENDS = ['approved', 'approved-asks', 'approved-fails', 'declined', 'expired'] as const;
/** How a payer, a bank or a wallet ends a page. */
export type End = (typeof ENDS)[number];

/** Buttons that act for the bank, the wallet or the cardholder. */
export const choices = (
  path: string,
  secret: string,
  setting: PageSetting,
  offered: readonly (readonly [End, string])[],
): string =>
  `<form class="choices" method="post" action="${path}?${escapeHtml(settingQuery(secret, setting))}">
${offered.map(([end, word]) => `<button name="end" value="${end}"${end === 'approved' ? ' class="main"' : ''}>${escapeHtml(word)}</button>`).join('\n')}
</form>`;

/** Buttons of the wallets of the payer's device. */
export const walletButtons = (path: string, secret: string, setting: PageSetting): string =>
  `<form class="choices" method="post" action="${path}?${escapeHtml(settingQuery(secret, setting))}">
${Object.entries(WALLETS)
  .map(([wallet, name]) => `<button name="wallet" value="${wallet}">${name}</button>`)
  .join('\n')}
</form>`;

/** The wallet that was chosen; undefined if it was something else. */
export const walletIn = (request: FastifyRequest): keyof typeof WALLETS | undefined => {
  const { wallet } = fieldsOf(request.body);
  return (['apple_pay', 'google_pay'] as const).find((one) => one === wallet);
};

/** The choice that was sent; undefined if it was something else. */
export const endIn = (request: FastifyRequest): End | undefined => {
  const { end } = fieldsOf(request.body);
  return ENDS.find((one) => one === end);
};
