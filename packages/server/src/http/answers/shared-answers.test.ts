import { describe, expect, it } from 'vitest';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { SharedAnswers } from './shared-answers.js';

const create = () => {
  const clock = createMovingClock();
  let readings = 0;
  const answers = new SharedAnswers({ cacheMs: 1000, clock });
  const fetchAnswer = (key = 'a') =>
    answers.answer(key, async () => {
      readings += 1;
      return `${key} ${readings}`;
    });
  return { clock, answers, fetchAnswer, readings: () => readings };
};

describe('shared answers', () => {
  it('are read once for concurrent requests, and again after they expire', async () => {
    const { fetchAnswer, clock, readings } = create();
    const [one, other] = await Promise.all([fetchAnswer(), fetchAnswer()]);
    expect(one).toBe(other);
    clock.advance(999);
    expect((await fetchAnswer()).body).toBe('a 1');
    clock.advance(1);
    expect((await fetchAnswer()).body).toBe('a 2');
    expect(readings()).toBe(2);
  });

  it('have an ETag of their content', async () => {
    const { fetchAnswer, clock } = create();
    const first = await fetchAnswer();
    clock.advance(1000);
    expect((await fetchAnswer()).etag).not.toBe(first.etag);
    expect(first.etag).toMatch(/^"[\w+/]+=*"$/u);
  });

  it('are removed on request, and the oldest when there are too many', async () => {
    const { fetchAnswer, answers, readings } = create();
    await fetchAnswer();
    answers.clear();
    await fetchAnswer();
    expect(readings()).toBe(2);
    for (let index = 0; index < 500; index += 1) await fetchAnswer(String(index));
    const before = readings();
    await fetchAnswer('499');
    expect(readings()).toBe(before);
    await fetchAnswer();
    expect(readings()).toBe(before + 1);
  });

  it('are read again after a failure', async () => {
    const { answers } = create();
    const failing = answers.answer('a', () => Promise.reject(new Error('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect((await answers.answer('a', () => Promise.resolve('back'))).body).toBe('back');
  });
});
