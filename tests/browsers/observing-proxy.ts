import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const SCRIPT = '/.observe.js';
const REPORT = '/.observed';

/** Runs before the scripts of each page, and in each frame. */
const OBSERVER = `
const send = (text) => void navigator.sendBeacon('${REPORT}', text);
const wrapped = console.error;
console.error = (...all) => {
  send(all.map((one) => (one instanceof Error ? one + ' ' + one.stack : String(one))).join(' '));
  wrapped.apply(console, all);
};
addEventListener('error', ({ error, message }) => {
  // Errors of elements, such as images, have no message. That the rest of a resize is told with the next frame is no
  // error, and the other browsers do not report it either.
  if (message && !message.startsWith('ResizeObserver loop')) send(message + ' ' + (error?.stack ?? ''));
});
addEventListener('unhandledrejection', ({ reason }) => send('Unhandled: ' + String(reason) + ' ' + (reason?.stack ?? '')));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  send('Refused by policy: ' + violatedDirective + ' ' + blockedURI));
`;

export interface ObservingProxy {
  /** `127.0.0.1:<port>` */
  readonly address: string;
  /** What pages have reported. */
  readonly problems: string[];
  close(): Promise<void>;
}

const isPage = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').startsWith('text/html');

/**
 * An HTTP proxy that adds a script to each page, by which it reports its errors: WebDriver has no command for the
 * console, and WebKit writes the messages of automated windows nowhere.
 */
export const startObservingProxy = async (): Promise<ObservingProxy> => {
  const problems: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '');
    if (url.pathname === SCRIPT) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(OBSERVER);
      return;
    }
    if (url.pathname === REPORT) {
      incoming.setEncoding('utf8');
      let text = '';
      incoming.on('data', (part: string) => (text += part));
      incoming.on('end', () => {
        problems.push(text);
        outgoing.writeHead(204).end();
      });
      return;
    }
    // A page is not compressed, so that the script can be added.
    const { 'accept-encoding': _encodings, ...rest } = incoming.headers;
    const headers = incoming.headers.accept?.includes('text/html') ? rest : incoming.headers;
    const upstream = request(url, { method: incoming.method, headers }, (answer) => {
      if (!isPage(answer)) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      let isAdded = false;
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        outgoing.write(
          isAdded
            ? part
            : part.replace(/<meta charset|<title|<head>/iu, `<script src="${SCRIPT}"></script>$&`),
        );
        isAdded = true;
      });
      answer.on('end', () => outgoing.end());
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  const join = (one: Duplex, other: Duplex) => {
    one.pipe(other).pipe(one);
    for (const [end, far] of [
      [one, other],
      [other, one],
    ] as const)
      end.on('error', () => far.destroy()).on('close', () => far.destroy());
  };
  server.on('connect', ({ url = '' }, socket, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const far = connect(Number(port || 80), hostname, () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      far.write(head);
      join(socket, far);
    });
    far.on('error', () => socket.destroy());
  });
  server.on('upgrade', ({ url = '', method = 'GET', rawHeaders }, socket, head) => {
    const { hostname, port, pathname, search } = new URL(url);
    const far = connect(Number(port || 80), hostname, () => {
      const fields = rawHeaders.flatMap((field, at) =>
        at % 2 === 0 ? [`${field}: ${rawHeaders[at + 1] ?? ''}`] : [],
      );
      far.write([`${method} ${pathname}${search} HTTP/1.1`, ...fields, '', ''].join('\r\n'));
      far.write(head);
      join(socket, far);
    });
    far.on('error', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    problems,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
