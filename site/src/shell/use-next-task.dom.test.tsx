import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useNextTask } from './use-next-task.js';

afterEach(cleanup);

const Page = () => (
  <>
    <main />
    {useNextTask() && <footer />}
  </>
);

it('draws the page first, and what stands around it in the task after', async () => {
  render(<Page />);
  expect(screen.getByRole('main')).toBeDefined();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(await screen.findByRole('contentinfo')).toBeDefined();
});
