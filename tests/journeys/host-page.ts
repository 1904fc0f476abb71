import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const PENPAL = fileURLToPath(new URL('../../node_modules/penpal/dist/penpal.mjs', import.meta.url));

/**
 * A host page written with nothing but Penpal and the protocol documentation. `connectPlayer` resolves with a `call`
 * that returns the raw JSON-RPC response, and stores each notification in `notifications`.
 */
const SCRIPT = `
import { WindowMessenger, connect } from '/penpal.mjs';

window.notifications = [];
window.connectPlayer = async (address, timeout, allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture') => {
  const frame = document.createElement('iframe');
  frame.allow = allow;
  frame.width = 480;
  frame.height = 270;
  frame.src = address;
  document.body.append(frame);
  const methods = Object.assign(Object.create(null), {
    rpc: (message) => void window.notifications.push(...[message].flat()),
  });
  const messenger = new WindowMessenger({ remoteWindow: frame.contentWindow, allowedOrigins: [new URL(address).origin] });
  const remote = await connect({ messenger, methods, channel: 'footlight', timeout }).promise;
  window.told = [];
  window.rpc = async (message) => {
    const answer = await remote.rpc(message);
    window.told.push(answer);
    return answer;
  };
  let id = 0;
  window.call = (method, params = {}) => window.rpc({ jsonrpc: '2.0', id: ++id, method, params });
};
document.documentElement.dataset.ready = 'true';
`;

const PAGE = `<!doctype html><meta charset="utf-8"><title>A host page</title><script type="module" src="/host.js"></script>`;

export interface HostPage {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the host page on another port, and thus on another origin.
 * @param scripts further scripts by their paths
 */
export const serveHostPage = async (
  port: number,
  scripts: Readonly<Record<string, string>> = {},
): Promise<HostPage> => {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    ...Object.fromEntries(Object.entries(scripts).map(([path, body]) => [path, ['text/javascript', body]])),
    '/': ['text/html', PAGE],
    '/host.js': ['text/javascript', SCRIPT],
    '/penpal.mjs': ['text/javascript', readFileSync(PENPAL, 'utf8')],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(body === '' ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};

declare global {
  interface Window {
    notifications: { method: string; params: Record<string, unknown> }[];
    /** @param allow the frame's `allow`; by default as the protocol documentation has it */
    connectPlayer(address: string, timeout: number, allow?: string): Promise<void>;
    /** Every response received. */
    told: unknown[];
    rpc(message: unknown): Promise<unknown>;
    call(
      method: string,
      params?: Record<string, unknown>,
    ): Promise<{
      id: number;
      result?: Record<string, unknown>;
      error?: { code: number; message: string; data?: unknown };
    }>;
  }
}
