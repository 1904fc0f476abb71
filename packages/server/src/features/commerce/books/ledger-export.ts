import type { ExportedEntry } from './ledger-rows.repository.js';

export const LEDGER_FORMATS = ['csv', 'journal'] as const;
export type LedgerFormat = (typeof LEDGER_FORMATS)[number];

/** `999` of scale 2 → `9.99` */
export const decimalOf = (minor: number, scale: number): string => {
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${minor < 0 ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
};

const CSV_HEAD = [
  'entry',
  'time',
  'kind',
  'account',
  'debit',
  'credit',
  'currency',
  'invoice',
  'payment',
  'refund',
  'provider_movement',
];

/** @see https://www.rfc-editor.org/rfc/rfc4180 */
const csvLine = (fields: readonly string[]): string =>
  `${fields.map((field) => (/[",\r\n]/u.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`;

const csvOf = (entry: ExportedEntry): string =>
  entry.postings
    .map(({ account, amount }) =>
      csvLine([
        entry.id,
        entry.at.toISOString(),
        entry.kind,
        account,
        amount > 0 ? decimalOf(amount, entry.scale) : '',
        amount < 0 ? decimalOf(-amount, entry.scale) : '',
        entry.currency,
        entry.invoice ?? '',
        entry.paymentId ?? '',
        entry.refundId ?? '',
        entry.movementId ?? '',
      ]),
    )
    .join('');

/**
 * The types of the accounts, by which programs make a balance sheet and a statement of income.
 * @see https://hledger.org/hledger.html#account-types
 */
const JOURNAL_HEAD = `; the ledger of this service
account receivable  ; type: A, owed by payment providers
account bank        ; type: C, sent to the bank
account tax         ; type: L, tax to be paid
account gifts       ; type: L, gifts that were not redeemed yet
account credits     ; type: L, left of plans that others replaced, and given to customers
account exchange    ; type: V, converted by payment providers
account revenue     ; type: R, sold, without tax
account refunds     ; type: X, given back
account disputes    ; type: X, taken back by banks
account goodwill    ; type: X, given to customers as credit
account fees        ; type: X, kept by payment providers
account adjustments ; type: X, other changes of the balances at payment providers
`;

/** Names of accounts must not contain what separates them from amounts and comments. */
const accountName = (account: string): string =>
  account.replaceAll(/[;\r\n\t]/gu, '_').replaceAll(/ {2,}/gu, ' ');

/** @see https://hledger.org/hledger.html#journal */
const journalOf = (entry: ExportedEntry): string => {
  const tags = [
    `entry:${entry.id}`,
    ...(entry.invoice === null ? [] : [`invoice:${entry.invoice.replaceAll(/[,\r\n]/gu, ' ')}`]),
    ...(entry.paymentId === null ? [] : [`payment:${entry.paymentId}`]),
    ...(entry.refundId === null ? [] : [`refund:${entry.refundId}`]),
    ...(entry.movementId === null ? [] : [`movement:${entry.movementId}`]),
  ];
  const lines = entry.postings.map(
    ({ account, amount }) =>
      `    ${accountName(account)}  ${decimalOf(amount, entry.scale)} ${entry.currency}\n`,
  );
  return `\n${entry.at.toISOString().slice(0, 10)} * ${entry.kind}  ; ${tags.join(', ')}\n${lines.join('')}`;
};

/** The parts of an export, in order. */
export async function* exportedParts(
  format: LedgerFormat,
  pages: AsyncIterable<readonly ExportedEntry[]>,
): AsyncGenerator<string> {
  yield format === 'csv' ? csvLine(CSV_HEAD) : JOURNAL_HEAD;
  const write = format === 'csv' ? csvOf : journalOf;
  for await (const page of pages) if (page.length > 0) yield page.map(write).join('');
}
