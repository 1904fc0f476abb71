import { expect, it } from 'vitest';
import { paymentsAt } from '../../../testing/payment-drivers.js';
import { createTestRealm } from '../../../testing/test-realm.js';
import { ContentSecurity } from './content-security.js';

const framesWith = (payments?: unknown): string => {
  const realm = createTestRealm(payments === undefined ? {} : { payments });
  const policy = new ContentSecurity(realm, []).policyFor('/pay');
  return /frame-src [^;]*/u.exec(policy)?.[0] ?? '';
};

it('allows frames only of the configured payment providers that use them (MONEY-67)', () => {
  expect(framesWith()).toBe("frame-src 'self'");
  expect(framesWith(paymentsAt('https://acquirer.example'))).toBe(
    "frame-src 'self' https://acquirer.example",
  );
  const { providers } = paymentsAt('https://stripe.example');
  const stripe = providers.filter(({ kind }) => kind === 'stripe');
  expect(framesWith({ providers: stripe })).toBe("frame-src 'self'");
});
