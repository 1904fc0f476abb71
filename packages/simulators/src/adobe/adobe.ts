import type { Simulator } from '../simulator.js';
import { registerAdobeApi } from './adobe-api.js';
import { registerAdobeClients } from './adobe-clients.js';
import { createAdobeDevices } from './adobe-devices.js';
import { registerAdobePages } from './adobe-pages.js';

/**
 * Adobe Pass Authentication, REST API v1 with dynamic client registration, and the pages of a few TV providers.
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/legacy/rest-api-v1/rest-api-overview
 */
export const adobe: Simulator = {
  name: 'adobe',
  register: (app, base) => {
    const devices = createAdobeDevices();
    const clients = registerAdobeClients(app);
    registerAdobeApi(app, { base, clients, devices });
    registerAdobePages(app, base, devices);
  },
};
