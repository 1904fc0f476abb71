import { connect } from 'node:net';

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly milliseconds: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Length in bytes of the response that begins in `data`: its head plus `content-length`. */
const lengthOf = (data: Buffer): number => {
  const end = data.indexOf(HEAD_END);
  if (end < 0) throw new Error('The head of an answer came in two parts.');
  const head = data.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n', 1)[0]);
  const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer without its length.');
  return end + HEAD_END.length + Number(length);
};

/**
 * Requests one address over keep-alive connections, each again as soon as its response is complete. It parses only the
 * length of a response, so that the client is not the bottleneck.
 * @returns responses per second
 */
export const load = async ({ port, path, connections, milliseconds }: LoadOptions): Promise<number> => {
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-language: en\r\n\r\n`;
  const startedAt = performance.now();
  let answers = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let missing = 0;
      const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
      socket.on('error', reject);
      socket.on('data', (data) => {
        try {
          missing = (missing === 0 ? lengthOf(data) : missing) - data.length;
        } catch (error) {
          socket.destroy();
          reject(error instanceof Error ? error : new Error(String(error)));
          return;
        }
        if (missing > 0) return;
        answers += 1;
        if (performance.now() - startedAt < milliseconds) socket.write(request);
        else {
          socket.destroy();
          resolve();
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return (answers * 1000) / (performance.now() - startedAt);
};
