import type { PlayFailure } from '@footlight/player-contract';
import { RPC_CODE, RpcError, isRpcError } from '../protocol/errors.js';
import { FRAME_ALLOW, FRAME_POLICIES, type FramePolicy } from '../protocol/frame-policies.js';
import type { MissingPolicy } from '../protocol/methods.js';
import { rpcErrorOf } from '../protocol/rpc-error-of.js';

/** Chromium's API for permission policies; other browsers have none. */
interface PolicedDocument {
  readonly featurePolicy?: {
    features(): readonly string[];
    allowsFeature(name: string): boolean;
  };
}

/** The instruction for the host page. */
export const policyFix = (policy: string): string =>
  `Not permitted: the frame lacks “${policy}”. Write <iframe allow="${FRAME_ALLOW}">, and make sure ` +
  'that no Permissions-Policy header of the page forbids it.';

/** The policies that the host page has not granted; empty when the browser has no API for them. */
export const missingPolicies = ({ featurePolicy }: PolicedDocument): readonly MissingPolicy[] => {
  if (featurePolicy === undefined) return [];
  const known = new Set(featurePolicy.features());
  return FRAME_POLICIES.filter((policy) => known.has(policy) && !featurePolicy.allowsFeature(policy)).map(
    (policy) => ({ policy, message: policyFix(policy) }),
  );
};

/** Policies whose absence can cause a failure. */
const BEHIND: Partial<Record<PlayFailure, FramePolicy>> = {
  notAllowed: 'autoplay',
  drm: 'encrypted-media',
};

/** Adds the missing policy and its fix to a failure, if the policy explains it. */
export const explainMissingPolicy = (thrown: unknown, missing: readonly MissingPolicy[]): unknown => {
  const error = rpcErrorOf(thrown);
  if (!isRpcError(error, RPC_CODE.playFailed) || error.data === undefined) return error;
  const behind = missing.find(({ policy }) => policy === BEHIND[error.data?.reason ?? 'aborted']);
  if (behind === undefined) return error;
  return new RpcError(RPC_CODE.playFailed, { ...error.data, policy: behind.policy, fix: behind.message });
};
