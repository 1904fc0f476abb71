import type { FastifyInstance } from 'fastify';
import type { AcquirerParts } from './acquirer-parts.js';
import { ACQUIRER_CSS } from './acquirer-styles.js';
import { FRAME_SCRIPT } from './frame-script.js';
import { registerMethodPages } from './method-pages.js';
import { registerPaymentPages } from './payment-pages.js';

/** The acquirer's pages, which payers see. */
export const registerAcquirerPages = (app: FastifyInstance, parts: AcquirerParts): void => {
  registerMethodPages(app, parts);
  registerPaymentPages(app, parts);
  app.get('/acquirer.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(ACQUIRER_CSS));
  app.get('/frame.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(FRAME_SCRIPT));
};
