import type { PublicRealm } from '@footlight/contract';
import type { ComponentType } from 'react';
import { AdobeDcrDoor, PrimetimeDoor } from './adobe-door.js';
import { GigyaDoor } from './gigya-door.js';
import { OpinDoor } from './opin-door.js';
import { PbrDoor } from './pbr-door.js';
import { SptvDoor } from './sptv-door.js';

/** The sign-in page of a provider. */
export interface ProviderDoor {
  readonly provider: PublicRealm['signIn']['providers'][number]['name'];
  readonly Door: ComponentType;
}

/** Keyed by the path segment of `/login/:authProvider`. */
export const TV_DOORS: Readonly<Record<string, ProviderDoor>> = {
  pbr: { provider: 'PBR', Door: PbrDoor },
  sptv: { provider: 'SPTV', Door: SptvDoor },
  opin: { provider: 'OPIN', Door: OpinDoor },
  primetime: { provider: 'ADOBE', Door: PrimetimeDoor },
  'adobe-dcr': { provider: 'ADOBE_DCR', Door: AdobeDcrDoor },
  GIGYA: { provider: 'GIGYA', Door: GigyaDoor },
};
