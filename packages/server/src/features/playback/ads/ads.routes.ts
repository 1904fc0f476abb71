import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error.js';
import type { Limit } from '../../../http/limits/limits.js';
import { pageLanguage } from '../../../http/documents/page-language.js';
import type { Realm } from '../../../realm/load-realm.js';
import { ADS_ROOT, COUNTED_EVENTS, PAGE_STYLES } from './ad-addresses.js';
import type { AdsService } from './ads.service.js';
import { ADVERTISER_STYLES, advertiserPage } from './advertiser-page.js';

export interface AdsRoutesOptions {
  readonly service: AdsService;
  readonly realm: Realm;
  readonly limit: Limit;
}

/** A transparent 1×1 GIF: players request tracking addresses as images. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const ERROR_CODE = /^\d{3}$/u;
const UNKNOWN_CODE = '900';

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/**
 * Routes of the realm's own advertisements: VAST documents, counters and landing pages. Players run on pages of any
 * origin, so CORS is open; the responses contain nothing private.
 */
export const registerAds = async (app: FastifyInstance, options: AdsRoutesOptions): Promise<void> => {
  const { service, realm, limit } = options;
  await app.register(async (ads) => {
    ads.addHook('onRequest', async (request, reply) => {
      void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
      await limit(request);
    });

    // A wildcard, because the signed token is longer than the application's limit for named parameters.
    ads.get<{ Params: { '*': string } }>(`${ADS_ROOT}/vast/*`, { logLevel: 'warn' }, async (request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .send(await service.document(request.params['*'], originOf(request))),
    );

    ads.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
      `${ADS_ROOT}/count/*`,
      { logLevel: 'warn' },
      async (request, reply) => {
        const [token = '', ad = '', name, ...more] = request.params['*'].split('/');
        const event = COUNTED_EVENTS.find((known) => known === name);
        if (event === undefined || more.length > 0) throw new ApiError('NOT_FOUND');
        const { code } = request.query;
        const known = typeof code === 'string' && ERROR_CODE.test(code) ? code : UNKNOWN_CODE;
        service.count(token, ad, event, event === 'error' ? known : null);
        return reply.type('image/gif').send(PIXEL);
      },
    );

    ads.get<{ Params: { ad: string } }>(`${ADS_ROOT}/page/:ad`, async (request, reply) => {
      const commercial = await service.commercial(request.params.ad);
      const language = pageLanguage(request.url, request.headers, realm);
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-language': language, vary: 'Accept-Language, Cookie' })
        .send(advertiserPage(commercial, language));
    });

    ads.get(PAGE_STYLES, async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(ADVERTISER_STYLES),
    );

    ads.get(`${ADS_ROOT}/*`, async () => {
      throw new ApiError('NOT_FOUND');
    });
  });
};
