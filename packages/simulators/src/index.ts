export type { CaughtMail } from './mail/caught-mail.js';
export { startMailSink, type MailSink, type MailSinkOptions } from './mail/start-mail-sink.js';
export type { Simulator } from './simulator.js';
export { startSimulators, type RunningSimulators, type SimulatorOptions } from './start-simulators.js';
