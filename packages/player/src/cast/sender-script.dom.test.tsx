import { afterEach, expect, it, vi } from 'vitest';
import { loadSender } from './sender-script.js';

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

// PLAY-59
it('a sender that does not answer counts as a lost connection, which can be tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const url = 'https://cast.example/sender.js';
  const ended = loadSender({ url, nonce: null }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await ended).toMatchObject({
    name: 'NetworkError',
    message: `The Cast sender did not answer within 15 s: ${url}`,
  });
});
