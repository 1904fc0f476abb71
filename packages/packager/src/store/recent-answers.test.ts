import { expect, it, vi } from 'vitest';
import { RecentAnswers } from './recent-answers.js';

const at = (now: number) => ({ now, maximumAgeMs: 10 });

it('asks once for many who ask at the same time, and again when the answer is too old', async () => {
  const answers = new RecentAnswers<string>(10);
  const ask = vi.fn<() => Promise<string>>(async () => 'answer');
  await Promise.all([answers.get('a', at(0), ask), answers.get('a', at(0), ask)]);
  await answers.get('a', at(9), ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await answers.get('a', at(10), ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not remember errors, and asks again', async () => {
  const answers = new RecentAnswers<string>(10);
  await expect(answers.get('a', at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.get('a', at(0), async () => 'back')).toBe('back');
});

it('stands by what it knows when asking again fails', async () => {
  const answers = new RecentAnswers<string>(10);
  const fail = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('away')));
  await answers.get('a', at(0), async () => 'known');
  expect(await answers.get('a', at(10), fail)).toBe('known');
  expect(await answers.get('a', at(19), fail)).toBe('known');
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await answers.get('a', at(20), async () => 'new')).toBe('new');
});

it('forgets the oldest of too many, and what it is told to', async () => {
  const answers = new RecentAnswers<string>(2);
  const ask = vi.fn<() => Promise<string>>(async () => 'answer');
  for (const key of ['a', 'b', 'c', 'a']) await answers.get(key, at(0), ask);
  expect(ask).toHaveBeenCalledTimes(4);
  answers.forget('a');
  await answers.get('a', at(0), ask);
  expect(ask).toHaveBeenCalledTimes(5);
});
