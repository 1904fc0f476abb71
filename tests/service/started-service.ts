import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED_QUICKLY } from '../../packages/server/testing/start-process.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 120_000;
/** Polling interval for the start; the service is ready when it responds. */
const POLL_INTERVAL_MS = 100;

/**
 * Environment variable with the folder of a run, which contains the products' data; by default the temporary folder.
 */
export const RUN_FOLDER = 'FOOTLIGHT_RUN_FOLDER';

/**
 * The folder of the prepared demo database within that of a run. Without a run's folder each product creates its own.
 */
export const preparedDemoIn = (runFolder: string): string => path.join(runFolder, 'demo');

/** A data folder with the prepared demo, if a run has prepared one. */
export const temporaryData = (): string => {
  const runFolder = process.env[RUN_FOLDER];
  const folder = mkdtempSync(path.join(runFolder ?? tmpdir(), 'footlight-test-'));
  if (runFolder !== undefined)
    cpSync(preparedDemoIn(runFolder), path.join(folder, 'postgres'), { recursive: true });
  return folder;
};

export interface StartedService {
  /** `http://localhost:<port>`: site, API, media, SDK, embed page, examples. */
  readonly origin: string;
  /** A second origin with the examples. */
  readonly examplesOrigin: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Everything the process has printed. */
  output(): string;
  /** Sends SIGKILL: the data folder is deleted too, so no backup is needed. */
  stop(): Promise<void>;
}

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  const answer = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (answer) await new Promise((resolve) => void probe.close(resolve));
  return answer;
};

/** Ports in the used range that browsers and `fetch` block. @see https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED: ReadonlySet<number> = new Set([
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** Offsets of the ports that a product uses: its own, that of the examples, a host page's, and a spare one. */
const OWN_PORTS = [0, 1, 2, 3];

/**
 * Additional ports of the demo's simulators (packages/simulators/src/main.ts): providers, inbox, SMTP, acquirer and the
 * second origin.
 */
const WITH_SIMULATORS = [...OWN_PORTS, 40, 41, 42, 43, 44];

const firstFree = async (from: number, step: number, offsets: readonly number[]): Promise<number> => {
  for (let port = from; port < 65_000; port += step) {
    const wanted = offsets.map((offset) => port + offset);
    if (wanted.some((one) => BLOCKED.has(one))) continue;
    const free = await Promise.all(wanted.map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No port of which ${offsets.join(', ')} further on are free as well.`);
};

/** A free port whose neighbours for the examples and a host page are free as well. */
export const freePort = (): Promise<number> =>
  firstFree(4800 + Math.floor(Math.random() * 400) * 4, 4, OWN_PORTS);

/** Ports of `npm run dev` without simulators: to open, the second origin, and those of the service behind them. */
const DEVELOPMENT = [0, 1, 5, 6];

/** A free port for `npm run dev`, above the ranges of the products. */
export const freePortForDevelopment = (): Promise<number> =>
  firstFree(22_000 + Math.floor(Math.random() * 100) * 10, 10, DEVELOPMENT);

/** Above the range that `freePort` tries first, so that no other product takes the simulators' ports. */
const freePortWithSimulators = (): Promise<number> =>
  firstFree(12_000 + Math.floor(Math.random() * 100) * 100, 100, WITH_SIMULATORS);

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const untilReady = async (origin: string, child: ChildProcess, output: () => string): Promise<void> => {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The service ended with ${String(child.exitCode ?? child.signalCode)}:\n${output()}`);
    if (await answers(`${origin}/readyz`)) return;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`The service was not ready in time:\n${output()}`);
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether to start the demo's sign-in providers and mail server as well. */
  readonly simulators?: boolean;
}

/** Starts the product like `npm start`, on its own ports and data folder. */
export const startService = async (options: StartOptions = {}): Promise<StartedService> => {
  const port = await (options.simulators ? freePortWithSimulators() : freePort());
  const dataFolder = temporaryData();
  const printed: string[] = [];
  const child = spawn(process.execPath, [COMPILED_QUICKLY, 'scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Simulators run only on request: their ports are offsets from the product's and could conflict with other
      // products.
      FOOTLIGHT_SIMULATORS: options.simulators ? 'on' : 'off',
      ...options.env,
      PORT: String(port),
      FOOTLIGHT_DATA: dataFolder,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const output = (): string => printed.join('');
  const origin = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await untilReady(origin, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    examplesOrigin: `http://localhost:${port + 1}`,
    port,
    dataFolder,
    output,
    stop,
  };
};
