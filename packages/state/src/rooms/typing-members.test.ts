import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypingMembers } from './typing-members.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const following = () => {
  const reported: (readonly string[])[] = [];
  return { reported, typing: createTypingMembers((ids) => reported.push(ids)) };
};

it('reports who is typing, in the order in which they started, until they stop', () => {
  const { reported, typing } = following();
  typing.receive('nora', true);
  typing.receive('ali', true);
  typing.receive('nora', true);
  expect(reported.at(-1)).toEqual(['nora', 'ali']);
  typing.receive('nora', false);
  expect(reported.at(-1)).toEqual(['ali']);
});

it('considers a member stopped five seconds after the last message', () => {
  const { reported, typing } = following();
  typing.receive('nora', true);
  vi.advanceTimersByTime(4_000);
  typing.receive('nora', true);
  vi.advanceTimersByTime(4_999);
  expect(reported.at(-1)).toEqual(['nora']);
  vi.advanceTimersByTime(1);
  expect(reported.at(-1)).toEqual([]);
});

it('reports nothing more about members who typed before it was cleared', () => {
  const { reported, typing } = following();
  typing.receive('nora', true);
  typing.clear();
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([['nora']]);
  typing.receive('ali', true);
  expect(reported.at(-1)).toEqual(['ali']);
});
