import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { PlayCover } from './play-cover.js';

afterEach(cleanup);

// PLAY-13
it('is named “Play”, or “Resume from” with the position at which the viewer stopped', () => {
  const { rerender } = render(onSite(<PlayCover />, { state: {} }));
  expect(screen.getByRole('button', { name: 'Play' }).textContent).toBe('');
  rerender(onSite(<PlayCover resumesFrom="0:25" />, { state: {} }));
  expect(screen.getByRole('button', { name: 'Resume from 0:25' }).textContent).toBe('Resume from 0:25');
});
