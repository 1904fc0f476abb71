import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isClosedHere } from '@footlight/domain';
import { onSite } from '../../../testing/on-site.js';
import { NotHere } from './not-here.js';

afterEach(cleanup);

it('ACC-31: shows that a series is not available in the country, only if it is geoblocked', () => {
  expect(isClosedHere({ accessLevel: 'GEOBLOCKED' })).toBe(true);
  expect(isClosedHere({ accessLevel: 'DENIED' })).toBe(false);
  render(onSite(<NotHere />, { state: {} }));
  expect(screen.getByText('This title isn’t available in your country')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
