import type { FeatureTools } from '../../../feature-tools.js';
import { createIdentityProofRepository } from './identity-proof.repository.js';
import { identityProofHandlers } from './identity-proof.routes.js';
import { createIdentityProof, type IdentityProofDependencies } from './identity-proof.service.js';

export const createIdentityProofFeature = ({
  db,
  ...parts
}: Pick<FeatureTools, 'db'> & Omit<IdentityProofDependencies, 'repository'>) => {
  const proof = createIdentityProof({ ...parts, repository: createIdentityProofRepository(db) });
  return { proof, handlers: identityProofHandlers(proof) };
};
