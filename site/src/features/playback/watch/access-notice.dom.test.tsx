import { titleDecision, type TitleDecision } from '@footlight/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { useHindrance } from './access-notice.js';

type Status = 'ACTIVE' | 'EXPIRED' | 'INACTIVE';
const page = { route: 'vod', params: { eventId: '1001' }, query: {} } as const;

const NoticeContent = ({ decision }: { readonly decision: TitleDecision }) => {
  const hindrance = useHindrance(decision, page);
  return (
    <>
      <p>{hindrance?.title}</p>
      <p>{hindrance?.text}</p>
      {hindrance?.action}
    </>
  );
};

const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
/** Queries that return the viewer's licences. */
const queriesOf = (statuses: readonly Status[]) => {
  const shown = { items: statuses.map((status) => ({ licenceStatus: { status } })) };
  const entry = { getState: () => shown, subscribe: () => () => undefined, load };
  return { entry: () => entry };
};
const purchase = (name: string, trial: 'P7D' | null) => ({
  licenceId: name,
  name,
  type: 'SUBSCRIPTION' as const,
  prices: [
    { local: true, default: true, amount: 999, scale: 2, currency: 'GBP', period: 'P1M' as const, trial },
  ],
});
const purchases = [purchase('Ringside', null), purchase('Ringside, first week free', 'P7D')];

const draw = (isGuest: boolean, statuses: readonly Status[]) => {
  const title = { type: 'VOD', accessLevel: 'DENIED', availablePurchases: purchases } as const;
  const decision = titleDecision(title, { isGuest, isSettled: true }, 0);
  render(onSite(<NoticeContent decision={decision} />, { state: { queries: queriesOf(statuses) } as never }));
};

afterEach(() => {
  cleanup();
  load.mockClear();
});

// ACC-30
it.each([
  [[], 'You need a plan to watch this'],
  [['EXPIRED'], 'Your plan has ended'],
  [['EXPIRED', 'INACTIVE'], 'Your plan is paused or inactive'],
  [['EXPIRED', 'ACTIVE'], 'Not part of your plan'],
] as const)(
  'explains a locked title to a signed-in viewer with licences in the states %j',
  (statuses, words) => {
    draw(false, statuses);
    expect(screen.getByText(words)).toBeDefined();
  },
);

// ACC-30
it('does not request a guest’s licences, and offers sign-in besides the purchase', () => {
  draw(true, ['ACTIVE']);
  expect(screen.getByText('You need a plan to watch this')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});

// ACC-33
it.each([
  [[], 'Included with Ringside (free trial available).'],
  [['EXPIRED'], 'Included with Ringside.'],
] as const)(
  'names the plans that unlock a title for a signed-in viewer with licences in the states %j',
  (statuses, words) => {
    draw(false, statuses);
    expect(screen.getByText(words)).toBeDefined();
  },
);
