import { DEMO_PASSWORD } from './realm/import-accounts.js';
import type { RunningService } from './service.js';

const ENGINES = { pglite: 'embedded database', postgres: 'PostgreSQL' } as const;

/** The text printed once the service is ready. Launchers wait for the first word of its first line. */
export const readyText = (service: RunningService, seconds: number): string => {
  const { address, examplesAddress, demoAccounts, realmName, engine } = service;
  const accounts =
    demoAccounts.length === 0
      ? []
      : ['', `  Accounts, password ${DEMO_PASSWORD}:`, ...demoAccounts.map((account) => `    ${account}`)];
  return [
    `ready: ${realmName} on ${address} (${seconds.toFixed(1)} s, ${ENGINES[engine]})`,
    '',
    `  Site       ${address}/`,
    `  Docs       ${address}/docs/`,
    `  Playground ${address}/playground/`,
    `  Calls      ${address}/api/docs/`,
    `  Examples   ${examplesAddress}`,
    ...accounts,
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
};
