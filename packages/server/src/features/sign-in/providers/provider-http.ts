import { ApiError } from '../../../api-error.js';

/** A provider's response, with a status below 500 and a JSON body. */
export interface ProviderResponse {
  readonly status: number;
  /** An empty object if the body is not a JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ProviderRequest {
  /** Overrides the method implied by the body. */
  readonly method?: 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `application/x-www-form-urlencoded`. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as `application/json`. */
  readonly json?: unknown;
}

export interface ProviderHttpOptions {
  readonly timeoutMs: number;
}

/** Far larger than any token or profile. */
const LARGEST_ANSWER_BYTES = 512 * 1024;

const bodyOf = ({ method, form, json }: ProviderRequest): Pick<RequestInit, 'method' | 'body'> => {
  if (form !== undefined) return { method: method ?? 'POST', body: new URLSearchParams(form) };
  if (json !== undefined) return { method: method ?? 'POST', body: JSON.stringify(json) };
  return { method: 'GET' };
};

const readText = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > LARGEST_ANSWER_BYTES) throw new Error(`answered more than ${LARGEST_ANSWER_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** HTTP client for all requests to providers. Enforces a timeout and does not follow redirects. */
export class ProviderHttp {
  readonly #timeoutMs;
  readonly timeoutMs: number;

  constructor({ timeoutMs }: ProviderHttpOptions) {
    this.#timeoutMs = timeoutMs;
    this.timeoutMs = timeoutMs;
  }

  /** GET without `form` or `json`, else POST. @throws {ApiError} PROVIDER_FAILED */
  async request(url: string, request: ProviderRequest = {}): Promise<ProviderResponse> {
    // URLs may contain codes and secrets, so only the host is logged.
    const { host } = new URL(url);
    const failed = (reason: string): ApiError =>
      new ApiError('PROVIDER_FAILED', { cause: new Error(`${host}: ${reason}`) });
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        ...bodyOf(request),
        headers: {
          accept: 'application/json',
          ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      text = await readText(response);
    } catch (error) {
      const { name, cause } = error as Error;
      throw failed(
        name === 'TimeoutError'
          ? `no answer within ${this.#timeoutMs} ms`
          : ((cause as Error | undefined)?.message ?? (error as Error).message),
      );
    }
    const body = parsed(text);
    if (response.status >= 500) throw failed(`status ${response.status}`);
    if (response.ok && text !== '' && !isObject(body)) throw failed('an answer that is no JSON object');
    return { status: response.status, body: isObject(body) ? body : {} };
  }
}
