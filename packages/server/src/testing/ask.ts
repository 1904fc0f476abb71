export interface Asked {
  readonly status: number;
  /** As parsed JSON where it is such, else as text; null where there is none. */
  readonly body: unknown;
}

export type Ask = (method: string, path: string, token?: string, body?: unknown) => Promise<Asked>;

/** Asks a process over HTTP. @param origin of it: `http://localhost:4600` */
export const askOf =
  (origin: string): Ask =>
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
