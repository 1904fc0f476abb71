import fastify from 'fastify';
import { freePort } from '../free-port.js';
import { Receiver, type ChannelMessage } from './receiver.js';
import { senderScript } from './sender-script.js';

export interface CastOptions {
  /** 0 selects a free one. */
  readonly port: number;
  /** Name of the device. */
  readonly device: string;
}

export interface RunningCast {
  /** Address of the sender's script. */
  readonly senderUrl: string;
  readonly receiver: Receiver;
  /** How often the script was requested. */
  requests(): number;
  stop(): Promise<void>;
}

const TIMINGS = { launch: 120, answer: 40 };

/** Google Cast: the sender's script, and one device with the default receiver in the network. */
export const startCast = async ({ port, device }: CastOptions): Promise<RunningCast> => {
  const app = fastify({ forceCloseConnections: true });
  const taken = await freePort(port);
  const origin = `http://localhost:${taken}`;
  const listeners = new Set<(text: string) => void>();
  let requests = 0;
  const receiver = new Receiver((message) => {
    for (const listener of listeners) listener(`data: ${JSON.stringify(message)}\n\n`);
  }, TIMINGS);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.get('/cv/js/sender/v1/cast_sender.js', (_request, reply) => {
    requests += 1;
    return reply.type('text/javascript').send(senderScript(origin, device));
  });
  app.options('/messages', (_request, reply) => reply.code(204).send());
  app.post<{ Body: ChannelMessage }>('/messages', (request, reply) => {
    void receiver.take(request.body);
    return reply.code(204).send();
  });
  app.get('/events', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
    raw.write(': connected\n\n');
    const listener = (text: string): void => void raw.write(text);
    listeners.add(listener);
    request.raw.on('close', () => listeners.delete(listener));
  });
  await app.listen({ host: 'localhost', port: taken });
  return {
    senderUrl: `${origin}/cv/js/sender/v1/cast_sender.js?loadCastFramework=1`,
    receiver,
    requests: () => requests,
    async stop() {
      receiver.close();
      await app.close();
    },
  };
};
