import { HttpError } from '@footlight/client';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawAccountPage, fill, press, withAccountPages } from '../../../testing/account-pages.js';
import { CredentialsSignIn } from './credentials-sign-in.js';

withAccountPages();

// SIGN-190
it('refuses a wrong member number in terms of what was typed', async () => {
  const exchange = vi
    .fn<() => Promise<never>>()
    .mockRejectedValue(new HttpError('INVALID_CREDENTIALS', { status: 401 }));
  drawAccountPage(<CredentialsSignIn provider="PBR" exchange={exchange} />, '/login/pbr', {
    providers: ['ID', 'PBR'],
  });
  fill(/^Email or member number/u, '12345');
  fill(/^Password/u, 'wrong');
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That email or member number and password don’t match.',
  );
});
