import { describe, expect, it } from 'vitest';
import { createStreamAddresses } from './stream-addresses.js';

const FIRST = 'https://m.example/s/one/live/2001/master.m3u8?dw=10';
const SECOND = 'https://m.example/s/two/live/2001/master.m3u8?dw=10';

const setting = (answers: readonly (string | Error)[] = [SECOND]) => {
  let now = 0;
  let requests = 0;
  const addresses = createStreamAddresses(
    FIRST,
    () => {
      const answer = answers[requests] ?? SECOND;
      requests += 1;
      return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
    },
    () => now,
  );
  return { addresses, requests: () => requests, pass: (ms: number) => void (now += ms) };
};

describe('createStreamAddresses', () => {
  it('rewrites addresses to the newest one after a renewal', async () => {
    const { addresses } = setting();
    expect(addresses.current(FIRST)).toBe(FIRST);
    expect(await addresses.renew(FIRST)).toBe(true);
    expect(addresses.current(FIRST)).toBe(SECOND);
    expect(addresses.current('https://m.example/s/one/live/2001/v360/7.m4s?a=1')).toBe(
      'https://m.example/s/two/live/2001/v360/7.m4s?a=1',
    );
    expect(addresses.current('https://other.example/v360/7.m4s')).toBe('https://other.example/v360/7.m4s');
  });

  it('requests a new address once for simultaneous and later refusals of the old one', async () => {
    const { addresses, requests } = setting();
    const part = 'https://m.example/s/one/live/2001/v360/7.m4s';
    expect(await Promise.all([addresses.renew(FIRST), addresses.renew(part)])).toEqual([true, true]);
    expect(await addresses.renew(part)).toBe(true);
    expect(requests()).toBe(1);
  });

  it('does not request another address if the new one is refused immediately', async () => {
    const { addresses, requests, pass } = setting([SECOND, FIRST]);
    await addresses.renew(FIRST);
    expect(await addresses.renew(SECOND)).toBe(false);
    pass(10_000);
    expect(await addresses.renew(SECOND)).toBe(true);
    expect(requests()).toBe(2);
  });

  it('returns false if there is no other address', async () => {
    expect(await createStreamAddresses(FIRST, null).renew(FIRST)).toBe(false);
    expect(await setting([FIRST]).addresses.renew(FIRST)).toBe(false);
    expect(await setting([new Error('no')]).addresses.renew(FIRST)).toBe(false);
  });
});
