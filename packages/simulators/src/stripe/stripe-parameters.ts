import type { Answer } from '../acquirer/once-per-key.js';

export type Fields = Readonly<Record<string, string>>;

/** @see https://docs.stripe.com/api/errors */
export const invalid = (
  status: number,
  param: string | null,
  code: string | null,
  message: string,
): Answer => ({
  status,
  body: {
    error: {
      type: 'invalid_request_error',
      ...(code === null ? {} : { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }),
      ...(param === null ? {} : { param }),
      message,
    },
  },
});

export const missing = (param: string, id: string): Answer =>
  invalid(404, param, 'resource_missing', `No such ${param}: '${id}'`);

/** `metadata[order]=7` → `{ order: '7' }` */
export const metadataIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/u.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

/** The answer to a parameter that Stripe does not know, which it refuses. @see https://docs.stripe.com/error-codes */
export const unknownIn = (fields: Fields, known: readonly string[]): Answer | undefined => {
  const other = Object.keys(fields)
    .map((name) => name.replace(/\[.*$/u, ''))
    .find((name) => !known.includes(name) && name !== 'expand');
  return other === undefined
    ? undefined
    : invalid(400, other, 'parameter_unknown', `Received unknown parameter: ${other}`);
};

/** The values of a list parameter: `expand[0]=a&expand[1]=b`. */
export const listIn = (fields: Fields, name: string): readonly string[] =>
  Object.entries(fields).flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [value] : []));

/** Stripe's lists have at most this many entries, and 10 by default. */
const LARGEST_PAGE = 100;
const PAGE = 10;

/** A page of a list, newest first. @see https://docs.stripe.com/api/pagination */
export const pageOf = <T extends { readonly id: string; readonly createdAt: number }>(
  oldestFirst: readonly T[],
  fields: Fields,
  url: string,
  view: (entry: T) => unknown,
): Answer => {
  const from = Number(fields['created[gte]'] ?? 0) * 1000;
  const limit = Number(fields['limit'] ?? PAGE);
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_PAGE)
    return invalid(400, 'limit', 'parameter_invalid_integer', `Invalid limit: 1 to ${LARGEST_PAGE}.`);
  const all = oldestFirst.filter(({ createdAt }) => createdAt >= from).toReversed();
  const after = fields['starting_after'];
  const at = all.findIndex(({ id }) => id === after);
  if (after !== undefined && at < 0) return missing('starting_after', after);
  const data = all.slice(at + 1, at + 1 + limit);
  return {
    status: 200,
    body: { object: 'list', url, has_more: all.length > at + 1 + limit, data: data.map(view) },
  };
};
