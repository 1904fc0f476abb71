/** What is used of Trusted Types. @see https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules;
}

const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/**
 * A text as a browser accepts it that enforces Trusted Types; the same text in others.
 * @param policy its name, which the page has to allow in `trusted-types`
 * @throws {TypeError} if the page does not allow it
 */
export const trusted = (text: string, kind: 'createHTML' | 'createScriptURL', policy: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return text;
  const known =
    policies.get(policy) ?? trustedTypes.createPolicy(policy, { [kind]: (given: string) => given });
  policies.set(policy, known);
  return known[kind]?.(text) ?? text;
};
