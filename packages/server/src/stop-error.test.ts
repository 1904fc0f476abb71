import { expect, it } from 'vitest';
import { StopError, takeSteps } from './stop-error.js';

it('takeSteps runs every step and reports all failures', async () => {
  const taken: string[] = [];
  const step = (what: string, message?: string) => ({
    what,
    run: async () => {
      taken.push(what);
      if (message !== undefined) throw new Error(message);
    },
  });
  const ending = takeSteps([step('one', 'is full'), step('two'), step('three', 'is gone'), step('four')]);
  await expect(ending).rejects.toThrow(new StopError('one: is full\nthree: is gone'));
  expect(taken).toEqual(['one', 'two', 'three', 'four']);
});
