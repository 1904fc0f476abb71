import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Servers } from './servers.js';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

const serve = async (limits: Partial<ConstructorParameters<typeof Servers>[0]>): Promise<number> => {
  const servers = new Servers({ requestSeconds: 30, socketsPerAddress: 4, trustedProxies: [], ...limits });
  const server = servers.create((request, response) => {
    request.resume().on('end', () => response.end('heard'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

/** Sends text on a connection and collects the response until the connection ends. */
const sendAndRead = (
  port: number,
  text: string,
): { readonly socket: Socket; readonly received: Promise<string> } => {
  const socket = connect(port, '127.0.0.1');
  open.push(() => socket.destroy());
  socket.write(text);
  let came = '';
  socket.on('data', (piece: Buffer) => (came += piece.toString()));
  socket.on('error', () => undefined);
  return { socket, received: new Promise((resolve) => socket.once('close', () => resolve(came))) };
};

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const answered = async (port: number): Promise<boolean> => {
  const { socket, received } = sendAndRead(port, REQUEST);
  return Promise.race([
    new Promise<boolean>((resolve) => socket.once('data', () => resolve(true))),
    received.then(() => false),
  ]);
};

it('ends a request whose body does not arrive', async () => {
  const port = await serve({ requestSeconds: 1 });
  const { received } = sendAndRead(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nslow');
  expect(await received).toContain('408 Request Timeout');
});

it('ends a connection whose headers do not arrive', async () => {
  const port = await serve({ requestSeconds: 1 });
  expect(await sendAndRead(port, 'GET / HTTP/1.1\r\nx: ').received).toContain('408 Request Timeout');
});

it('limits connections per address, and accepts new ones after others have closed', async () => {
  const port = await serve({ socketsPerAddress: 2 });
  expect(await answered(port)).toBe(true);
  expect(await answered(port)).toBe(true);
  expect(await answered(port)).toBe(false);
  for (const close of open.splice(1)) close();
  await expect.poll(() => answered(port), { timeout: 30_000 }).toBe(true);
});

it('does not limit connections of a trusted proxy', async () => {
  const port = await serve({ socketsPerAddress: 1, trustedProxies: ['127.0.0.0/8'] });
  const answers = await Promise.all(Array.from({ length: 6 }, () => answered(port)));
  expect(answers).not.toContain(false);
});
