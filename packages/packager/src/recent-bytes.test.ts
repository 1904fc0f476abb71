import { describe, expect, it, vi } from 'vitest';
import { createRecentBytes } from './recent-bytes.js';

const reads = (size: number) => vi.fn<() => Promise<Buffer>>(async () => Buffer.alloc(size));

describe('createRecentBytes', () => {
  it('reads once for simultaneous and later requests', async () => {
    const recent = createRecentBytes(100);
    const read = reads(10);
    const [one, other] = await Promise.all([recent.get('a', read), recent.get('a', read)]);
    expect(one).toBe(other);
    expect(await recent.get('a', read)).toBe(one);
    expect(read).toHaveBeenCalledOnce();
  });

  it('evicts the least recently used bytes when it exceeds its limit', async () => {
    const recent = createRecentBytes(100);
    const [a, b, c] = [reads(40), reads(40), reads(40)];
    await recent.get('a', a);
    await recent.get('b', b);
    await recent.get('a', a);
    await recent.get('c', c);
    await recent.get('a', a);
    await recent.get('b', b);
    expect(a).toHaveBeenCalledOnce();
    expect(b).toHaveBeenCalledTimes(2);
  });

  it('does not cache bytes that are larger than its limit', async () => {
    const recent = createRecentBytes(100);
    const read = reads(101);
    await recent.get('a', read);
    expect(await recent.get('a', read)).toHaveLength(101);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not cache failures', async () => {
    const recent = createRecentBytes(100);
    await expect(recent.get('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await recent.get('a', reads(3))).toHaveLength(3);
  });
});
