/** People who can sign in at a simulator; all names are fictional. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

export const PEOPLE: readonly Person[] = [
  { id: 'nora', name: 'Nora Lind', email: 'nora.lind@example.org', emailVerified: true },
  { id: 'unicode', name: 'Zoë Ünver 山田 ليلى', email: 'zoe@example.org', emailVerified: true },
  { id: 'no-email', name: 'Sam Quiet', email: null, emailVerified: false },
  { id: 'unverified', name: 'Uma Unchecked', email: 'uma@example.org', emailVerified: false },
  { id: 'viewer', name: 'Vera Viewer', email: 'viewer@footlight.example', emailVerified: true },
];

export const personOf = (id: unknown): Person | undefined => PEOPLE.find((person) => person.id === id);
