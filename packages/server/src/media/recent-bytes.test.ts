import { describe, expect, it, vi } from 'vitest';
import { createRecentBytes } from './recent-bytes.js';

const reads = (size: number) => vi.fn<() => Promise<Buffer>>(async () => Buffer.alloc(size));

describe('createRecentBytes', () => {
  it('reads once for all who ask at once and after', async () => {
    const recent = createRecentBytes(100);
    const read = reads(10);
    const [one, other] = await Promise.all([recent.get('a', read), recent.get('a', read)]);
    expect(one).toBe(other);
    expect(await recent.get('a', read)).toBe(one);
    expect(read).toHaveBeenCalledOnce();
  });

  it('forgets what was unused for longest when it holds too much', async () => {
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

  it('does not keep what is larger than all it may hold', async () => {
    const recent = createRecentBytes(100);
    const read = reads(101);
    await recent.get('a', read);
    expect(await recent.get('a', read)).toHaveLength(101);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not remember failures', async () => {
    const recent = createRecentBytes(100);
    await expect(recent.get('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await recent.get('a', reads(3))).toHaveLength(3);
  });
});
