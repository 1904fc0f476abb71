import { startAcquirer } from './acquirer/start-acquirer.js';
import { startMailSink } from './mail/start-mail-sink.js';
import { DEMO_FILMS } from './second-origin/demo-films.js';
import { startSecondOrigin } from './second-origin/start-second-origin.js';
import { startSimulators } from './start-simulators.js';

/** Offsets of the demo's ports from the port of the service: 4600 gives 4640 to 4644. */
const PROVIDERS = 40;
const INBOX = 41;
const SMTP = 42;
const ACQUIRER = 43;
const SECOND_ORIGIN = 44;

/** Webhook address of the service for a provider of the demo's realm file. */
const eventsAt = (port: number, id: string): string =>
  `http://localhost:${port}/api/v2/payment-providers/${id}/events`;

/**
 * Starts the simulators for the demo's sign-in, mails and partners. Without them, the service runs as if its partners
 * were unreachable.
 */
export const startForDemo = async (port: number): Promise<void> => {
  const starts = [
    startSimulators({ port: port + PROVIDERS }).then(({ origin }) => `providers on ${origin}`),
    startMailSink({ port: port + INBOX, smtpPort: port + SMTP }).then(({ origin }) => `mails on ${origin}`),
    startAcquirer({
      port: port + ACQUIRER,
      file: process.env['FOOTLIGHT_ACQUIRER_LEDGER'] ?? null,
      webhooks: { sandbox: eventsAt(port, 'card'), regional: eventsAt(port, 'regional') },
    }).then(({ origin }) => `acquirer on ${origin}`),
    startSecondOrigin({ port: port + SECOND_ORIGIN, filmsFolder: DEMO_FILMS }).then(
      ({ origin }) => `second origin of streams on ${origin}`,
    ),
  ];
  for (const start of await Promise.allSettled(starts)) {
    if (start.status === 'fulfilled') process.stdout.write(`simulator: ${start.value}\n`);
    else process.stderr.write(`A simulator could not be started: ${String(start.reason)}\n`);
  }
};
