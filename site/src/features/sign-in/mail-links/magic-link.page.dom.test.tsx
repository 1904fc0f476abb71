import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call, drawAccountPage, withAccountPages } from '../../../testing/account-pages.js';
import { MagicLinkPage } from './magic-link.page.js';

withAccountPages();

describe('a magic link', () => {
  // SIGN-46
  it.each([
    ['MAGIC_LINK_INVALID', 'This link was already used or has expired. Ask for a new one.'],
    ['RATE_LIMITED', 'Too many attempts. Wait a minute, then try again.'],
  ])('shows why sign-in failed: %s', async (code, words) => {
    const session = drawAccountPage(<MagicLinkPage />, '/login/magic-link?token=good-once');
    expect(call).toHaveBeenCalledExactlyOnceWith('exchangeMagicLink', { body: { token: 'good-once' } });
    act(() => session.setState({ action: 'failed', error: { code, message: null, issues: [] } }));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});
