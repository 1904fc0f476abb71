export interface CredentialAccount {
  readonly userId: string;
  /** The id that viewers enter: an address, or a member number. */
  readonly id: string;
  secret: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly blocked: boolean;
  packages: readonly string[];
}

const account = (
  userId: string,
  id: string,
  secret: string,
  more: Partial<CredentialAccount> = {},
): CredentialAccount => ({
  userId,
  id,
  secret,
  name: 'Rowan Pike',
  email: id,
  emailVerified: true,
  blocked: false,
  packages: ['all-access'],
  ...more,
});

/** Accounts of a company that signs viewers in by id and secret. */
export const credentialAccounts = (company: string): CredentialAccount[] => [
  account(`${company}-1`, `viewer@${company}.example`, `${company}-demo`),
  account(`${company}-2`, `zoe@${company}.example`, `${company}-demo`, { name: 'Zoë Ångström‑Núñez 李' }),
  account(`${company}-3`, 'member-4711', `${company}-demo`, {
    email: null,
    emailVerified: false,
    packages: [],
  }),
  account(`${company}-4`, `blocked@${company}.example`, `${company}-demo`, { blocked: true }),
];
