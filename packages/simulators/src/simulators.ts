import { apple } from './apple/apple.js';
import { facebook } from './facebook/facebook.js';
import { firebase } from './firebase/firebase.js';
import { google } from './google/google.js';
import { openId } from './open-id/open-id.js';
import type { Simulator } from './simulator.js';

/** All of them, in the order they are named. */
export const SIMULATORS: readonly Simulator[] = [apple, facebook, firebase, google, openId];
