const CALLS = /\/contract\/src\/[^?]*\.calls\.ts$/u;
/** Fields of a call that only the service reads. */
const POLICIES =
  /^\s+(?:\.\.\.LINKING|(?:limit|accountLimit|countsRefusals|ownerOnly|adultOnly|recentProof|duringSignUp|endsSession|changesNothing|bodyBytes): .*),\n/gmu;

/**
 * Leaves the policies of calls out of bundles for browsers, which need paths and methods only.
 * @returns {{ name: string, transform(code: string, id: string): { code: string, map: null } | null }}
 */
export const withoutCallPolicies = () => ({
  name: 'without-call-policies',
  transform: (code, id) => (CALLS.test(id) ? { code: code.replace(POLICIES, ''), map: null } : null),
});
