import { startMailSink } from './mail/start-mail-sink.js';
import { startSimulators } from './start-simulators.js';

/** Ports of the demo, counted from the port of the service: 4600 gives 4640, 4641 and 4642. */
const PROVIDERS = 40;
const INBOX = 41;
const SMTP = 42;

/** Starts what the demo signs in with and sends its mails to. Without them the service runs as it would without its partners. */
export const startForDemo = async (port: number): Promise<void> => {
  const starts = [
    startSimulators({ port: port + PROVIDERS }).then(({ origin }) => `providers on ${origin}`),
    startMailSink({ port: port + INBOX, smtpPort: port + SMTP }).then(({ origin }) => `mails on ${origin}`),
  ];
  for (const start of await Promise.allSettled(starts)) {
    if (start.status === 'fulfilled') process.stdout.write(`simulator: ${start.value}\n`);
    else process.stderr.write(`A simulator could not be started: ${String(start.reason)}\n`);
  }
};
