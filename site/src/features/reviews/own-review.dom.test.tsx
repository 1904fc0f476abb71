import { HttpError } from '@footlight/client';
import type { Review } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ToastProvider } from '../../shell/notices/toast-provider.js';
import { guest, onSite } from '../../testing/on-site.js';
import { OwnReview } from './own-review.js';
import { ReviewsLabels } from './reviews-labels.js';

afterEach(cleanup);

const error = new HttpError('UNAVAILABLE');

const show = async (outcome: HttpError | null, own: Review | null = null) => {
  const call = vi.fn<() => Promise<void>>(() =>
    outcome === null ? Promise.resolve() : Promise.reject(outcome),
  );
  const session = createStore(() => ({ user: guest })) as unknown as AppState['session'];
  const queries = { client: { call }, renew: () => Promise.resolve() };
  const state = { session, queries } as unknown as AppState;
  const element = () =>
    onSite(
      <ToastProvider>
        <ReviewsLabels>
          <OwnReview vodId="1001" own={own} mayPost={own === null} />
        </ReviewsLabels>
      </ToastProvider>,
      { state },
    );
  render(element());
  fireEvent.click(await screen.findByRole('button', { name: own === null ? 'Write a review' : 'Edit' }));
  return call;
};
const submit = (name = 'Post review') => screen.getByRole<HTMLButtonElement>('button', { name });
const headline = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Headline/u });
const fill = (): void => {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(headline(), { target: { value: 'Worth a night' } });
};

// REVIEW-5
it('can be sent only when it is complete', async () => {
  const call = await show(null);
  expect(submit().disabled).toBe(true);
  fireEvent.change(headline(), { target: { value: 'Worth a night' } });
  expect(submit().disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(headline(), { target: { value: '   ' } });
  expect(submit().disabled).toBe(true);
  fill();
  fireEvent.click(submit());
  expect(call).toHaveBeenCalledExactlyOnceWith('postReview', {
    params: { id: '1001' },
    body: { rating: 4, title: 'Worth a night', text: '' },
  });
});

it('confirms success in a toast, closes, and cannot be opened again', async () => {
  await show(null);
  fill();
  fireEvent.click(submit());
  expect(await screen.findByText('Your review was posted. Thank you.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Headline/u })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write a review' }).disabled).toBe(true);
});

it('reports a failure in a toast, clears the form, and offers to restore the text', async () => {
  await show(error);
  fill();
  fireEvent.click(submit());
  expect(await screen.findByText(/^We couldn’t post your review\./u)).toBeTruthy();
  expect([headline().value, submit().disabled]).toEqual(['', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Restore my text' }));
  expect([headline().value, submit().disabled]).toEqual(['Worth a night', false]);
});
