import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSingleAction } from './use-single-action.js';

afterEach(cleanup);

const draw = () => {
  const waiting: { readonly answer: (value: string) => void; readonly fail: (error: Error) => void }[] = [];
  const Form = () => {
    const [result, submit, isPending] = useSingleAction<string>(
      () =>
        new Promise((answer, fail) => {
          waiting.push({ answer, fail });
        }).catch((error: unknown) => String(error)) as Promise<string>,
      'nothing yet',
    );
    return (
      <form action={submit}>
        <button type="submit">{isPending ? 'Saving' : 'Save'}</button>
        <button type="button" onClick={() => startTransition(() => submit())}>
          Again
        </button>
        <p role="status">{result}</p>
      </form>
    );
  };
  render(<Form />);
  return waiting;
};
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));

it('runs once when it is triggered twice, and again after it has finished', async () => {
  const waiting = draw();
  await press('Save');
  await press('Saving');
  await press('Again');
  expect(waiting).toHaveLength(1);
  await act(async () => waiting[0]?.answer('saved'));
  expect(screen.getByRole('status').textContent).toBe('saved');
  // The press during the pending action was dropped, not queued.
  expect(waiting).toHaveLength(1);
  await press('Save');
  expect(waiting).toHaveLength(2);
  await act(async () => waiting[1]?.fail(new Error('no')));
  expect(screen.getByRole('status').textContent).toBe('Error: no');
  await press('Again');
  expect(waiting).toHaveLength(3);
  // React holds back all transitions of this process while an action is pending, including those of later tests.
  await act(async () => waiting[2]?.answer('saved'));
});
