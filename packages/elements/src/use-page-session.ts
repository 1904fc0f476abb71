import { useSyncExternalStore } from 'react';
import { watchConfiguration } from './configuration.js';
import { pageSession, type PageSession } from './session.js';

/** The session of the page; a new one after `configure`. */
export const usePageSession = (): PageSession =>
  useSyncExternalStore(watchConfiguration, pageSession, pageSession);
