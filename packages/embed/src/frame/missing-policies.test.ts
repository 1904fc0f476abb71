import { describe, expect, it } from 'vitest';
import { RPC_CODE, RpcError } from '../protocol/errors.js';
import { explainMissingPolicy, missingPolicies, policyFix } from './missing-policies.js';

const documentWith = (...allowed: string[]) => ({
  featurePolicy: {
    features: () => ['autoplay', 'fullscreen', 'encrypted-media', 'picture-in-picture', 'camera'],
    allowsFeature: (name: string) => allowed.includes(name),
  },
});

describe('missingPolicies', () => {
  it('returns the policies that a player needs, the browser knows and the frame lacks', () => {
    const missing = missingPolicies(documentWith('fullscreen', 'picture-in-picture'));
    expect(missing.map(({ policy }) => policy)).toEqual(['autoplay', 'encrypted-media']);
    expect(missing[0]?.message).toBe(policyFix('autoplay'));
    expect(missing[0]?.message).toContain('<iframe allow="autoplay; fullscreen;');
    expect(missingPolicies({})).toEqual([]);
  });
});

describe('explainMissingPolicy', () => {
  const missing = missingPolicies(documentWith());
  const failedFor = (reason: 'notAllowed' | 'drm' | 'network') =>
    new RpcError(RPC_CODE.playFailed, { reason });

  it('adds the missing policy to an error, and keeps its code and message', () => {
    expect(explainMissingPolicy(failedFor('notAllowed'), missing)).toMatchObject({
      code: 1003,
      message: 'failed to play',
      data: { reason: 'notAllowed', policy: 'autoplay', fix: policyFix('autoplay') },
    });
    expect(explainMissingPolicy(failedFor('drm'), missing)).toHaveProperty('data.policy', 'encrypted-media');
  });

  it('returns every other error unchanged', () => {
    const others = [failedFor('network'), new RpcError(RPC_CODE.noNeighbour), new Error('x')];
    for (const error of others) expect(explainMissingPolicy(error, missing)).toBe(error);
    const allowed = failedFor('notAllowed');
    expect(explainMissingPolicy(allowed, [])).toBe(allowed);
  });
});
