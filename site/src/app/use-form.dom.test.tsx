import { HttpError } from '@footlight/client';
import { TextField } from '@footlight/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useForm, type FormErrors } from './use-form.js';

afterEach(cleanup);

const draw = () => {
  const waiting: {
    readonly values: { readonly email: string; readonly secret: string };
    readonly end: (found: FormErrors | null) => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const Form = () => {
    const form = useForm({
      initial: { email: '', secret: '' },
      send: (values) =>
        new Promise<FormErrors | null>((end, fail) => {
          waiting.push({ values, end, fail });
        }),
      word: ({ code }) => `refused: ${code}`,
    });
    const both = () => {
      form.change('email', 'ada@example.com');
      form.change('secret', 'correct horse');
    };
    return (
      <form {...form.attributes}>
        <TextField {...form.field('email')} label="Email" />
        <TextField {...form.field('secret')} label="Secret" />
        <button type="submit">{form.isPending ? 'Saving' : 'Save'}</button>
        <button type="button" onClick={form.submit}>
          Again
        </button>
        <button type="button" onClick={both}>
          Fill in
        </button>
        <p role="status">{form.isAccepted ? 'saved' : form.summary.message}</p>
        <output>{form.summary.issues.map(({ id, message }) => `${id} ${message}`).join()}</output>
      </form>
    );
  };
  render(<Form />);
  return waiting;
};
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
const issues = () => document.querySelector('output')?.textContent;

it('submits once when it is triggered twice, and again after it has finished', async () => {
  const waiting = draw();
  await press('Save');
  await press('Saving');
  await press('Again');
  expect(waiting).toHaveLength(1);
  await act(async () => waiting[0]?.end(null));
  expect(document.querySelector('p')?.textContent).toBe('saved');
  // The press during the pending submission was dropped, not queued.
  expect(waiting).toHaveLength(1);
  await press('Save');
  expect(waiting).toHaveLength(2);
  await act(async () => waiting[1]?.fail(new HttpError('INTERNAL')));
  expect(document.querySelector('p')?.textContent).toBe('refused: INTERNAL');
  await press('Again');
  expect(waiting).toHaveLength(3);
  // React holds back all transitions of this process while an action is pending, including those of later tests.
  await act(async () => waiting[2]?.end(null));
});

it('sends both of two fields that a password manager changes at once', async () => {
  const waiting = draw();
  await press('Fill in');
  await press('Save');
  expect(waiting[0]?.values).toEqual({ email: 'ada@example.com', secret: 'correct horse' });
  await act(async () => waiting[0]?.end(null));
});

it('names the fields with an issue until they change', async () => {
  const waiting = draw();
  await press('Save');
  await act(async () => waiting[0]?.end({ issues: { email: 'No address', secret: 'Too short' } }));
  const email = screen.getByLabelText('Email');
  const secret = screen.getByLabelText('Secret');
  expect(issues()).toBe(`${email.id} No address,${secret.id} Too short`);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await act(() => fireEvent.change(email, { target: { value: 'ada@example.com' } }));
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
  expect(issues()).toBe(`${secret.id} Too short`);
});
