import { adobe } from './adobe/adobe.js';
import { apple } from './apple/apple.js';
import { pbr } from './credentials/pbr.js';
import { sptv } from './credentials/sptv.js';
import { facebook } from './facebook/facebook.js';
import { firebase } from './firebase/firebase.js';
import { gigya } from './gigya/gigya.js';
import { google } from './google/google.js';
import { openId } from './open-id/open-id.js';
import { opin } from './opin/opin.js';
import type { Simulator } from './simulator.js';

/** All of them, in the order they are named. */
export const SIMULATORS: readonly Simulator[] = [
  adobe,
  apple,
  facebook,
  firebase,
  gigya,
  google,
  openId,
  opin,
  pbr,
  sptv,
];
