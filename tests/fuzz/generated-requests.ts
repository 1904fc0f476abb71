import { calls, type CallName } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { hostileText, valueOf, type ValueSchema } from './hostile-values.js';

/** The senders of generated requests. */
const SENDERS = ['nobody', 'guest', 'viewer', 'admin', 'forger'] as const;
export type Sender = (typeof SENDERS)[number];

export interface GeneratedRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  readonly sender: Sender;
}

/** `encodeURIComponent` throws on lone surrogates; they are sent as the bytes of a careless client's encoding. */
const encoded = (text: string): string =>
  text
    .split(/(\p{Cs})/u)
    .map((part, index) => (index % 2 === 0 ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('');

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const queryOf = (value: unknown): string =>
  membersOf(value)
    .flatMap(([key, member]) =>
      Array.isArray(member)
        ? member.map((entry: unknown) => [key, entry] as const)
        : [[key, member] as const],
    )
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${encoded(key)}=${encoded(asText(member))}`)
    .join('&');

const pathOf = (path: string, params: unknown): string => {
  const values = new Map(membersOf(params));
  return path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => encoded(asText(values.get(key) ?? '1')));
};

/** Malformed queries that no schema generates. */
const RAW_QUERIES = [
  '%',
  '%00',
  '%c3%28=1',
  '&&&==',
  'p=1&p=2',
  'a[b][c]=1',
  '__proto__=1',
  'p=%00',
  'rpp=0x10',
];
const RAW_BODIES = [
  '',
  'null',
  '[]',
  '"\\u0000"',
  '{"a":',
  '{"id":"\\ud800"}',
  '{"__proto__":{}}',
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];

/** Node's HTTP parser accepts only these characters. */
const headerText = hostileText.map((text) =>
  text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/gu, '').slice(0, 200),
);
const headers: Arbitrary<Record<string, string>> = fc.record(
  {
    language: headerText,
    'accept-language': headerText,
    'x-footlight-country': headerText,
    realm: fc.oneof(fc.constant('demo'), headerText),
    'if-none-match': headerText,
    'last-event-id': headerText,
    range: fc.oneof(fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,5-9'), headerText),
  },
  { requiredKeys: [] },
);
const someHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 1, arbitrary: headers },
);

const sender = fc.constantFrom<Sender>('nobody', 'guest', 'viewer', 'viewer', 'admin', 'forger');

const nothing = fc.constant(undefined);

/** Requests of one call of the contract. Most are nearly valid, because others do not get past validation. */
export const requestsOf = (name: CallName): Arbitrary<GeneratedRequest> => {
  const { method, path } = calls[name];
  const { params, query, body } = shapes[name] as Readonly<
    Partial<Record<'params' | 'query' | 'body', ValueSchema>>
  >;
  return fc
    .record({
      params: params === undefined ? nothing : valueOf(params),
      query: query === undefined ? nothing : valueOf(query),
      rawQuery: fc.oneof(
        { weight: 20, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constantFrom(...RAW_QUERIES) },
      ),
      body: body === undefined ? nothing : valueOf(body),
      rawBody: fc.oneof(
        { weight: 20, arbitrary: nothing },
        { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
      ),
      headers: someHeaders,
      sender,
    })
    .map((generated) => {
      const parts = [queryOf(generated.query), generated.rawQuery].filter((part) => part !== '');
      const written = body === undefined ? undefined : JSON.stringify(generated.body);
      const payload = method === 'GET' ? undefined : (generated.rawBody ?? written);
      return {
        name,
        method,
        url: `${pathOf(path, generated.params)}${parts.length === 0 ? '' : `?${parts.join('&')}`}`,
        headers: {
          ...generated.headers,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        payload,
        sender: generated.sender,
      };
    });
};

/** Path prefixes, most of which are not calls of the contract. */
const ROOTS = [
  '/',
  '/video/',
  '/live/',
  '/playlist/',
  '/search/',
  '/embed/',
  '/media/',
  '/media/s/',
  '/img/',
  '/ads/',
  '/sdk/',
  '/docs/',
  '/api/',
  '/api/docs/',
  '/assets/',
  '/es/',
  '/sitemap.xml',
  '/app.webmanifest',
  '/offline',
  '/metrics',
];

/** Requests for pages, films and files. */
export const requestsOfOther: Arbitrary<GeneratedRequest> = fc
  .record({
    method: fc.constantFrom<GeneratedRequest['method']>('GET', 'GET', 'GET', 'POST', 'DELETE'),
    root: fc.constantFrom(...ROOTS),
    parts: fc.array(
      fc.oneof(hostileText, fc.constantFrom('1001', '2001', 'help', 'footlight.js', 'index.html')),
      { maxLength: 3 },
    ),
    query: fc.oneof(
      fc.constant(''),
      fc.dictionary(hostileText, hostileText, { maxKeys: 2 }).map((members) => `?${queryOf(members)}`),
      fc.constantFrom(...RAW_QUERIES).map((raw) => `?${raw}`),
    ),
    headers: someHeaders,
    sender,
  })
  .map(({ method, root, parts, query, headers: sent, sender: by }) => ({
    name: 'other',
    method,
    url: `${root}${parts.map(encoded).join('/')}${query}`,
    headers: sent,
    payload: undefined,
    sender: by,
  }));
