import type { TestProject } from 'vitest/node';
import prepareDatabase from '../service/prepare-database.js';
import { withRealm } from '../service/realm.js';

export interface Product {
  /** `http://localhost:<port>` */
  readonly origin: string;
  readonly port: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
    browser: 'chromium' | 'firefox' | 'webkit';
  }
}

/** Environment variable with the origin of a product that runs already, which saves its start. */
const RUNNING = 'FOOTLIGHT_BROWSERS_ORIGIN';

const CHANGES = {
  // Together the journeys sign in more often than the limit per address allows.
  signIn: { attemptsPerMinute: 10_000 },
  // Host pages stand on another site than the service.
  embed: {
    allowedOrigins: [
      'http://localhost:{port}',
      'http://localhost:{port+1}',
      'http://127.0.0.1:{port+1}',
      'http://127.0.0.1:{port+2}',
    ],
  },
};

/** Starts the product once for all browsers. */
export default async ({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> => {
  const address = process.env[RUNNING];
  if (address !== undefined) {
    provide('product', { origin: address, port: Number(new URL(address).port) });
    return () => Promise.resolve();
  }
  const remove = await prepareDatabase();
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let running = Promise.resolve();
  const product = await new Promise<Product>((resolve, reject) => {
    running = withRealm(
      CHANGES,
      async ({ origin, port }) => {
        resolve({ origin, port });
        await finished;
      },
      { simulators: true },
    );
    running.catch(reject);
  });
  provide('product', product);
  return async () => {
    finish();
    await running;
    remove();
  };
};
