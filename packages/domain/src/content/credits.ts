import type { VodDetails } from '@footlight/contract';

export type Credit = VodDetails['credits'][number];

/** Groups credits by role, in the order of each role's first entry. */
export const creditsByRole = (
  credits: readonly Credit[],
): readonly { readonly role: string; readonly names: readonly string[] }[] => {
  const roles = new Map<string, string[]>();
  for (const { role, name } of credits) {
    const names = roles.get(role);
    if (names === undefined) roles.set(role, [name]);
    else names.push(name);
  }
  return [...roles].map(([role, names]) => ({ role, names }));
};
