import { describe, expect, it } from 'vitest';
import { createAnswerShelf } from './answer-shelf.js';

const film = { params: { id: '1001' }, query: { rpp: 2, lastSeen: 'a' } };

const shelve = (reader: string | null = null, answer: Promise<unknown> = Promise.resolve('film')) => {
  let now = 0;
  const shelf = createAnswerShelf(() => now);
  shelf.put('getVod', film, reader, answer);
  return { shelf, wait: (ms: number) => (now += ms) };
};

describe('the shelf of answers', () => {
  it('gives an answer once, however its question is written', async () => {
    const { shelf } = shelve();
    const again = { query: { lastSeen: 'a', rpp: '2', other: undefined }, params: { id: '1001' } };
    expect(shelf.has('getVod', again, null)).toBe(true);
    await expect(shelf.take('getVod', again, null)).resolves.toBe('film');
    expect(shelf.take('getVod', film, null)).toBeUndefined();
  });

  it('tells questions apart', () => {
    const { shelf } = shelve();
    expect(shelf.take('getVod', { params: { id: '1002' }, query: film.query }, null)).toBeUndefined();
    expect(shelf.take('getVod', { params: film.params }, null)).toBeUndefined();
    expect(shelf.take('getSeason', film, null)).toBeUndefined();
  });

  it('gives nobody what was made for somebody else', () => {
    expect(shelve('viewer').shelf.take('getVod', film, null)).toBeUndefined();
    expect(shelve(null).shelf.take('getVod', film, 'viewer')).toBeUndefined();
  });

  it('keeps an answer for half a minute, and nothing after a change', () => {
    const { shelf, wait } = shelve();
    wait(29_999);
    expect(shelf.has('getVod', film, null)).toBe(true);
    wait(1);
    expect(shelf.has('getVod', film, null)).toBe(false);
    const { shelf: other } = shelve();
    other.clear();
    expect(other.has('getVod', film, null)).toBe(false);
  });

  it('forgets what failed', async () => {
    const { shelf } = shelve(null, Promise.reject(new Error('unreachable')));
    await Promise.resolve();
    expect(shelf.has('getVod', film, null)).toBe(false);
  });

  it('holds the last dozen', () => {
    const shelf = createAnswerShelf(() => 0);
    for (let id = 0; id < 13; id += 1) shelf.put('getVod', { params: { id } }, null, Promise.resolve(id));
    expect(shelf.has('getVod', { params: { id: 0 } }, null)).toBe(false);
    expect(shelf.has('getVod', { params: { id: 12 } }, null)).toBe(true);
  });
});
