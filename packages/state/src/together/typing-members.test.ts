import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypingMembers } from './typing-members.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const following = () => {
  const told: (readonly string[])[] = [];
  return { told, typing: createTypingMembers((ids) => told.push(ids)) };
};

it('reports who is typing, in the order in which they started, until they stop', () => {
  const { told, typing } = following();
  typing.hear('nora', true);
  typing.hear('ali', true);
  typing.hear('nora', true);
  expect(told.at(-1)).toEqual(['nora', 'ali']);
  typing.hear('nora', false);
  expect(told.at(-1)).toEqual(['ali']);
});

it('considers a member stopped five seconds after the last message', () => {
  const { told, typing } = following();
  typing.hear('nora', true);
  vi.advanceTimersByTime(4_000);
  typing.hear('nora', true);
  vi.advanceTimersByTime(4_999);
  expect(told.at(-1)).toEqual(['nora']);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toEqual([]);
});

it('reports nothing more about members who typed before it was cleared', () => {
  const { told, typing } = following();
  typing.hear('nora', true);
  typing.clear();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([['nora']]);
  typing.hear('ali', true);
  expect(told.at(-1)).toEqual(['ali']);
});
