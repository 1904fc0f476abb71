export interface GigyaAccount {
  readonly uid: string;
  readonly loginId: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for an account with a phone number. */
  readonly email: string | null;
  readonly verified: boolean;
}

const account = (uid: string, loginId: string, more: Partial<GigyaAccount> = {}): GigyaAccount => ({
  uid,
  loginId,
  password: 'gigya-demo',
  firstName: 'Gala',
  lastName: 'Moreno',
  email: loginId,
  verified: true,
  ...more,
});

export const GIGYA_ACCOUNTS: readonly GigyaAccount[] = [
  account('b6a1f0c2e3', 'gala@gigya.example'),
  account('c7b2a1d3f4', 'zoe@gigya.example', { firstName: 'Zoë', lastName: 'Ångström‑Núñez 李' }),
  account('d8c3b2e4a5', 'phone-4711', { email: null, verified: false }),
  account('e9d4c3f5b6', 'unverified@gigya.example', { verified: false }),
];

/**
 * The values that operators find in the console. They are not secret, because they are only valid for the simulator.
 */
export const GIGYA_SITE = {
  apiKey: '4_footlight-demo',
  userKey: 'footlight-demo-user-key',
  /** Base64, as in Gigya's console. */
  secret: 'Zm9vdGxpZ2h0IHNpbXVsYXRvcjogZ2lneWE=',
} as const;
