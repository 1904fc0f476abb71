import { createSocket, type RemoteInfo } from 'node:dgram';
import { connect, createServer, type Socket } from 'node:net';
import { StartError } from '../start-error.js';

/** An encoder that has come. */
export interface Caller {
  /** Leads it to the ffmpeg that is about to listen on a port of this machine. */
  attach(port: number): void;
  close(): void;
}

/**
 * Holds the port that encoders know, and leads one encoder at a time to an ffmpeg of its own. Were ffmpeg to listen
 * there itself, the port would be closed while it is started anew, and one that outlives a killed command would keep it.
 */
export interface EncoderFront {
  /** The next encoder; null when `signal` is aborted. Others are turned away until its `close`. */
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

const listenError = ({ host, port }: FrontOptions, error: NodeJS.ErrnoException): StartError => {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'is in use; name another one with --port',
    EACCES: 'may not be opened by this user; name another one with --port',
    EADDRNOTAVAIL: 'is at no address of this machine; name another one with --host',
  };
  return new StartError(
    `Port ${port} of ${host} ${reasons[error.code ?? ''] ?? `cannot be used: ${error.message}`}.`,
    {
      cause: error,
    },
  );
};

/** One encoder at a time is handed to whoever waits; those that come meanwhile are turned away. */
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

/** Connects as soon as somebody listens there, unless the encoder has gone by then. */
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
      // A connection that breaks is told by its end; there is no more to do about it.
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

/** Packets of one encoder go to ffmpeg and back; SRT itself repeats what is lost before ffmpeg listens. */
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

/** @throws {StartError} when the port cannot be opened */
export const openEncoderFront = (options: FrontOptions): Promise<EncoderFront> =>
  options.is === 'rtmp' ? openTcpFront(options) : openUdpFront(options);

/** A port of this machine on which nothing listens at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
