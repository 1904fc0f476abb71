import { adobe } from './adobe/adobe.js';
import { pbr } from './credentials/pbr.js';
import { sptv } from './credentials/sptv.js';
import { gigya } from './gigya/gigya.js';
import { opin } from './opin/opin.js';
import type { Simulator } from './simulator.js';

/** All of them, in the order they are named. */
export const SIMULATORS: readonly Simulator[] = [adobe, gigya, opin, pbr, sptv];
