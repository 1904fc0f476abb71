export interface ProcessResponse {
  readonly status: number;
  /** Parsed JSON, or text if the body is not JSON; null if there is none. */
  readonly body: unknown;
}

export type SendRequest = (
  method: string,
  path: string,
  token?: string,
  body?: unknown,
) => Promise<ProcessResponse>;

/** Sends requests to a process over HTTP. @param origin origin of the process: `http://localhost:4600` */
export const sendTo =
  (origin: string): SendRequest =>
  async (method, path, token, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      body: text === '' ? null : isJson ? (JSON.parse(text) as unknown) : text,
    };
  };
