import { request } from 'node:http';
import { calls } from '@footlight/contract';

const BODY = JSON.stringify({ keys: ['play'] });

/**
 * Starts a request of which the service has received the head and awaits the body.
 * @returns a function that sends the body and resolves with the status
 */
export const beginSlowRequest = async (port: number): Promise<() => Promise<number>> => {
  const sent = request({
    host: 'localhost',
    port,
    method: 'POST',
    path: calls.fetchTranslations.path,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(BODY),
      // The service responds with 100 once it has read the head.
      expect: '100-continue',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
  });
  status.catch(() => undefined);
  await new Promise<void>((resolve, reject) => {
    sent.once('continue', resolve);
    sent.once('error', reject);
    sent.flushHeaders();
  });
  return () => {
    sent.end(BODY);
    return status;
  };
};
