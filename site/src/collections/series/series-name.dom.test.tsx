import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { onSite, realmOf } from '../../testing/on-site.js';
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

it('is the title', () => {
  draw('SHOW');
  expect(screen.getByRole('link', { name: 'North of Quiet' }).textContent).toBe('North of Quiet');
});

// CARD-5
it('is what it is called by where titles are hidden, which is there for who listens alone', () => {
  draw('HIDE');
  expect(screen.getByRole('link', { name: 'Series North of Quiet' })).toBeDefined();
  expect(getComputedStyle(screen.getByText('North of Quiet')).position).toBe('absolute');
});
