import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Article {
  /** Content-Security-Policy; empty for none. */
  readonly policy?: string;
  /** URLs of module scripts. */
  readonly scripts: readonly string[];
  /** Nonce of its scripts; empty for none. */
  readonly nonce?: string;
  /** Integrity of each script by its URL; modules that import others take it from an import map. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** HTML. */
  readonly body: string;
}

export interface PublisherPage {
  readonly address: string;
  close(): Promise<void>;
}

const COPY = '/copy/';

const scriptTags = ({ scripts, nonce = '', integrity = {} }: Article): string => {
  const allowed = nonce === '' ? '' : ` nonce="${nonce}"`;
  const map =
    Object.keys(integrity).length === 0
      ? []
      : [`<script type="importmap"${allowed}>${JSON.stringify({ integrity })}</script>`];
  const tags = scripts.map((address) => {
    const hash = integrity[address];
    const checked = hash === undefined ? '' : ` crossorigin integrity="${hash}"`;
    return `<script type="module"${allowed}${checked} src="${address}"></script>`;
  });
  return [...map, ...tags].join('');
};

/**
 * A publisher's page on an origin of its own, which also serves a copy of the SDK, like another host.
 * @param port one that the service allows
 * @param sdkOrigin origin that the copy under `/copy/sdk/` is loaded from
 * @param host `127.0.0.1` for another site than that of the service
 */
export const publish = async (
  port: number,
  sdkOrigin: string,
  article: (origin: string) => Article,
  host = 'localhost',
): Promise<PublisherPage> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(COPY)) {
      void fetch(`${sdkOrigin}/${path.slice(COPY.length)}`).then(async (file) => {
        response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await file.arrayBuffer()));
      });
      return;
    }
    const written = article(origin);
    const { policy = '', body } = written;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy === '' ? {} : { 'content-security-policy': policy }),
    });
    response.end(
      `<!doctype html><html lang="en"><title>An article</title>${scriptTags(written)}<body>${body}</body></html>`,
    );
  });
  await once(server.listen(port, host), 'listening');
  const origin = `http://${host}:${String((server.address() as AddressInfo).port)}`;
  return {
    address: `${origin}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
