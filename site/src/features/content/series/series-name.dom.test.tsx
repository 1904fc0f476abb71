import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { onSite, realmOf } from '../../../testing/on-site.js';
import { SeriesName } from './series-name.js';

afterEach(cleanup);

const draw = (titleDisplayMode: 'SHOW' | 'HIDE') =>
  render(
    onSite(
      <a href="/series/5001">
        <SeriesName title="North of Quiet" />
      </a>,
      { state: {}, realm: realmOf({ titleDisplayMode }) },
    ),
  );

it('renders the title', () => {
  draw('SHOW');
  expect(screen.getByRole('link', { name: 'North of Quiet' }).textContent).toBe('North of Quiet');
});

// CARD-5
it('renders the type instead of the title if titles are hidden, with the title for screen readers', () => {
  draw('HIDE');
  expect(screen.getByRole('link', { name: 'Series North of Quiet' })).toBeDefined();
  expect(getComputedStyle(screen.getByText('North of Quiet')).position).toBe('absolute');
});
