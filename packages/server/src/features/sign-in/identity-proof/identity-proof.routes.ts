import type { Handlers } from '../../../feature.js';
import type { IdentityProof } from './identity-proof.service.js';

export const identityProofHandlers = (proof: IdentityProof) =>
  ({
    getIdentityProof: async ({ caller }) => ({ until: (await proof.demand(caller)).toISOString() }),
    proveIdentity: async ({ caller, body }) => ({ until: (await proof.prove(caller, body)).toISOString() }),
  }) satisfies Handlers;
