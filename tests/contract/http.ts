import { calls, type CallName } from '@footlight/contract';

export interface LooseRequest {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly language?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly type: string | null;
  /** Parsed JSON; `undefined` without a body. */
  readonly body: unknown;
}

/** Missing parameters are filled with a word that is no valid id. */
const fill = (path: string, params: LooseRequest['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? 'none'));

const search = (query: LooseRequest['query'] = {}): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

/** Calls the API without the project's own client. */
export const callApi = async (
  origin: string,
  name: CallName,
  request: LooseRequest = {},
): Promise<Answer> => {
  const { method, path } = calls[name];
  const response = await fetch(origin + fill(path, request.params) + search(request.query), {
    method,
    headers: {
      ...(request.language === undefined ? {} : { 'accept-language': request.language }),
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: text === '' ? undefined : JSON.parse(text),
  };
};
