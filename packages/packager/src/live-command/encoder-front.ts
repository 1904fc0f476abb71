import { createSocket, type RemoteInfo } from 'node:dgram';
import { connect, createServer, type Socket } from 'node:net';
import { CommandError } from '../command-error.js';

/** A connected encoder. */
interface Caller {
  /** Connects it to the ffmpeg that will listen on a local port. */
  attach(port: number): void;
  close(): void;
}

/**
 * Listens on the public port and forwards one encoder at a time to a new ffmpeg process. If ffmpeg listened there
 * itself, the port would be closed during restarts, and an ffmpeg that outlives a killed command would block it.
 */
export interface EncoderFront {
  /** Resolves with the next encoder, or null when `signal` is aborted. Others are rejected until its `close`. */
  next(signal: AbortSignal): Promise<Caller | null>;
  close(): void;
}

export interface FrontOptions {
  readonly is: 'rtmp' | 'srt';
  readonly host: string;
  readonly port: number;
}

const LOOPBACK = '127.0.0.1';
const RETRY_MS = 40;

const listenError = ({ host, port }: FrontOptions, error: NodeJS.ErrnoException): CommandError => {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'is in use; name another one with --port',
    EACCES: 'may not be opened by this user; name another one with --port',
    EADDRNOTAVAIL: 'is at no address of this machine; name another one with --host',
  };
  return new CommandError(
    `Port ${port} of ${host} ${reasons[error.code ?? ''] ?? `cannot be used: ${error.message}`}.`,
    {
      cause: error,
    },
  );
};

/** Admits one encoder per call of `next`; encoders that connect when nothing waits must be rejected. */
const createTurnstile = () => {
  let waiting: ((caller: Caller | null) => void) | undefined;
  return {
    isFree: () => waiting !== undefined,
    admit(caller: Caller): void {
      waiting?.(caller);
      waiting = undefined;
    },
    next: (signal: AbortSignal): Promise<Caller | null> =>
      new Promise((resolve) => {
        const onAbort = (): void => {
          waiting = undefined;
          resolve(null);
        };
        if (signal.aborted) return onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        waiting = (caller) => {
          signal.removeEventListener('abort', onAbort);
          resolve(caller);
        };
        return undefined;
      }),
  };
};

/** Connects the encoder as soon as something listens on the port, unless the encoder has disconnected by then. */
const join = (encoder: Socket, port: number): void => {
  if (encoder.destroyed) return;
  const inner = connect(port, LOOPBACK);
  inner.once('error', () => {
    if (inner.bytesRead > 0) encoder.destroy();
    else setTimeout(() => join(encoder, port), RETRY_MS);
  });
  inner.once('connect', () => {
    encoder.pipe(inner);
    inner.pipe(encoder);
    encoder.once('close', () => inner.destroy());
    inner.once('close', () => encoder.destroy());
  });
};

const openTcpFront = (options: FrontOptions): Promise<EncoderFront> =>
  new Promise((resolve, reject) => {
    const turnstile = createTurnstile();
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (encoder) => {
      // A broken connection only needs to be closed, which ends the session.
      encoder.on('error', () => encoder.destroy());
      if (!turnstile.isFree()) {
        encoder.destroy();
        return;
      }
      turnstile.admit({
        attach: (port) => join(encoder, port),
        close: () => encoder.destroy(),
      });
    });
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(options, error)));
    server.listen(options.port, options.host, () =>
      resolve({ next: turnstile.next, close: () => void server.close() }),
    );
  });

/** Forwards packets of one encoder to ffmpeg and back. SRT retransmits packets lost before ffmpeg listens. */
const openUdpFront = (options: FrontOptions): Promise<EncoderFront> =>
  new Promise((resolve, reject) => {
    const turnstile = createTurnstile();
    const family = options.host.includes(':') ? 'udp6' : 'udp4';
    const outer = createSocket(family);
    let current: { readonly peer: RemoteInfo; send(packet: Buffer): void } | undefined;
    const isOf = (peer: RemoteInfo): boolean =>
      current?.peer.address === peer.address && current.peer.port === peer.port;

    const admit = (peer: RemoteInfo): void => {
      const inner = createSocket('udp4');
      let innerPort: number | undefined;
      inner.on('message', (packet) => outer.send(packet, peer.port, peer.address));
      inner.on('error', () => undefined);
      const caller = {
        peer,
        send: (packet: Buffer): void => {
          if (innerPort !== undefined) inner.send(packet, innerPort, LOOPBACK);
        },
      };
      current = caller;
      turnstile.admit({
        attach: (port) => {
          innerPort = port;
        },
        close: () => {
          if (current === caller) current = undefined;
          inner.close();
        },
      });
    };

    outer.on('message', (packet, peer) => {
      if (current === undefined && turnstile.isFree()) admit(peer);
      if (isOf(peer)) current?.send(packet);
    });
    outer.once('error', (error: NodeJS.ErrnoException) => reject(listenError(options, error)));
    outer.bind(options.port, options.host, () =>
      resolve({ next: turnstile.next, close: () => void outer.close() }),
    );
  });

/** @throws {CommandError} when the port cannot be opened */
export const openEncoderFront = (options: FrontOptions): Promise<EncoderFront> =>
  options.is === 'rtmp' ? openTcpFront(options) : openUdpFront(options);

/** A currently unused local port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
