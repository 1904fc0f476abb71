export type { Simulator } from './simulator.js';
export { startSimulators, type RunningSimulators, type SimulatorOptions } from './start-simulators.js';
