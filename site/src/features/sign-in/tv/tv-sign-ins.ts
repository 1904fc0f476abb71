import type { PublicRealm } from '@footlight/contract';
import type { ComponentType } from 'react';
import { AdobeDcrSignIn, PrimetimeSignIn } from './adobe-sign-in.js';
import { GigyaSignIn } from './gigya-sign-in.js';
import { OpinSignIn } from './opin-sign-in.js';
import { PbrSignIn } from './pbr-sign-in.js';
import { SptvSignIn } from './sptv-sign-in.js';

/** The sign-in page of a provider. */
export interface ProviderSignIn {
  readonly provider: PublicRealm['signIn']['providers'][number]['name'];
  readonly Component: ComponentType;
}

/** Keyed by the path segment of `/login/:authProvider`. */
export const TV_SIGN_INS: Readonly<Record<string, ProviderSignIn>> = {
  pbr: { provider: 'PBR', Component: PbrSignIn },
  sptv: { provider: 'SPTV', Component: SptvSignIn },
  opin: { provider: 'OPIN', Component: OpinSignIn },
  primetime: { provider: 'ADOBE', Component: PrimetimeSignIn },
  'adobe-dcr': { provider: 'ADOBE_DCR', Component: AdobeDcrSignIn },
  GIGYA: { provider: 'GIGYA', Component: GigyaSignIn },
};
