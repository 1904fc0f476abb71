export { APPLE_DEMO_KEY } from './apple/demo-key.js';
export { FACEBOOK_DEMO_SECRET } from './facebook/facebook.js';
export { FIREBASE_DEMO } from './firebase/firebase.js';
export { OPEN_ID_DEMO } from './open-id/open-id.js';
export type { Simulator } from './simulator.js';
export { startSimulators, type RunningSimulators, type SimulatorOptions } from './start-simulators.js';
