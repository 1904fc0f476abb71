import { bundleForNode } from './bundle-server.mjs';

/**
 * Bundles the simulators, which the demo is started with.
 * @returns {Promise<number>} 0, or 1 with the reasons printed
 */
export const bundleSimulators = () =>
  bundleForNode({ main: 'packages/simulators/src/main.ts' }, 'packages/simulators/dist/bundle');
