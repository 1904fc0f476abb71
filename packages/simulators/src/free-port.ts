import { createServer, type AddressInfo } from 'node:net';

/** @returns the port itself, or a free one for 0 */
export const freePort = async (port: number): Promise<number> => {
  if (port !== 0) return port;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return taken;
};
