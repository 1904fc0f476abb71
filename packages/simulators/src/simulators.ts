import type { Simulator } from './simulator.js';

/** All of them, in the order they are named. */
export const SIMULATORS: readonly Simulator[] = [];
