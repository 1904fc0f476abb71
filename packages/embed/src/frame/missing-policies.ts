import { RPC_CODE, RpcError, isRpcError, type PlayFailure } from '../protocol/errors.js';
import { FRAME_ALLOW, FRAME_POLICIES, type FramePolicy } from '../protocol/frame-policies.js';
import type { MissingPolicy } from '../protocol/methods.js';

/** Chromium's view of what a page may do; other browsers tell only by failing. */
interface PolicedDocument {
  readonly featurePolicy?: {
    features(): readonly string[];
    allowsFeature(name: string): boolean;
  };
}

/** What to write into the page around, in words. */
export const policyFix = (policy: string): string =>
  `Not permitted: the frame lacks “${policy}”. Write <iframe allow="${FRAME_ALLOW}">, and let no ` +
  'Permissions-Policy header of that page forbid it.';

/** What this page was not given by the page around it; nothing where the browser does not tell. */
export const missingPolicies = ({ featurePolicy }: PolicedDocument): readonly MissingPolicy[] => {
  if (featurePolicy === undefined) return [];
  const known = new Set(featurePolicy.features());
  return FRAME_POLICIES.filter((policy) => known.has(policy) && !featurePolicy.allowsFeature(policy)).map(
    (policy) => ({ policy, message: policyFix(policy) }),
  );
};

/** Failures that a policy may stand behind. */
const BEHIND: Partial<Record<PlayFailure, FramePolicy>> = {
  notAllowed: 'autoplay',
  drm: 'encrypted-media',
};

/** The same failure with what to do about it, where a missing policy stands behind it. */
export const explainRefusal = (error: unknown, missing: readonly MissingPolicy[]): unknown => {
  if (!isRpcError(error, RPC_CODE.playFailed) || error.data === undefined) return error;
  const behind = missing.find(({ policy }) => policy === BEHIND[error.data?.reason ?? 'aborted']);
  if (behind === undefined) return error;
  return new RpcError(RPC_CODE.playFailed, { ...error.data, policy: behind.policy, fix: behind.message });
};
