import { verdictOn, type TitleVerdict } from '@footlight/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { useHindrance } from './access-notice.js';

type Status = 'ACTIVE' | 'EXPIRED';
const page = { route: 'vod', params: { eventId: '1001' }, query: {} } as const;

const Said = ({ verdict }: { readonly verdict: TitleVerdict }) => {
  const hindrance = useHindrance(verdict, page);
  return (
    <>
      <p>{hindrance?.title}</p>
      {hindrance?.action}
    </>
  );
};

const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
/** What is read of the service: the licences that the reader holds. */
const queriesOf = (statuses: readonly Status[]) => {
  const shown = { items: statuses.map((status) => ({ licenceStatus: { status } })) };
  const entry = { getState: () => shown, subscribe: () => () => undefined, load };
  return { entry: () => entry };
};
const draw = (isGuest: boolean, statuses: readonly Status[]) => {
  const title = { type: 'VOD', accessLevel: 'DENIED', availablePurchases: [] } as const;
  const verdict = verdictOn(title, { isGuest, isSettled: true }, 0);
  render(onSite(<Said verdict={verdict} />, { state: { queries: queriesOf(statuses) } as never }));
};

afterEach(() => {
  cleanup();
  load.mockClear();
});

// ACC-30
it.each([
  [[], 'You need a plan to watch this'],
  [['EXPIRED'], 'Your plan has ended'],
  [['EXPIRED', 'ACTIVE'], 'Not part of your plan'],
] as const)('words a locked title for a member with %j', (statuses, words) => {
  draw(false, statuses);
  expect(screen.getByText(words)).toBeDefined();
});

// ACC-30
it('asks nothing of a guest’s licences, and offers sign-in beside the purchase', () => {
  draw(true, ['ACTIVE']);
  expect(screen.getByText('You need a plan to watch this')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});
