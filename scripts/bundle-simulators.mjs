import { bundleForNode } from './bundle-server.mjs';

/**
 * Bundles the simulators that the demo starts.
 * @returns {Promise<number>} 0, or 1 with the errors printed
 */
export const bundleSimulators = () =>
  bundleForNode({ main: 'packages/simulators/src/main.ts' }, 'packages/simulators/dist/bundle');
