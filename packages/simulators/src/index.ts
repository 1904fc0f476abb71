export type { Simulator } from './simulator.js';
export { startSimulators, type RunningSimulators, type SimulatorOptions } from './start-simulators.js';
export { signSoftwareStatement } from './adobe/software-statement.js';
export { CREDENTIAL_CLIENT } from './credentials/credential-simulator.js';
export { GIGYA_SITE } from './gigya/gigya-accounts.js';
export { OPIN_CLIENT } from './opin/opin-partners.js';
