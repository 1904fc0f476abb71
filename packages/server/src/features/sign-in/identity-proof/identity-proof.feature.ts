import type { FeatureTools } from '../../../feature-tools.js';
import { IdentityProofRepository } from './identity-proof.repository.js';
import { identityProofHandlers } from './identity-proof.routes.js';
import { IdentityProof, type IdentityProofDependencies } from './identity-proof.service.js';

export const createIdentityProofFeature = ({
  db,
  ...parts
}: Pick<FeatureTools, 'db'> & Omit<IdentityProofDependencies, 'repository'>) => {
  const proof = new IdentityProof({ ...parts, repository: new IdentityProofRepository(db) });
  return { proof, handlers: identityProofHandlers(proof) };
};
