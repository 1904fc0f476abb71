import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

/** Errors of the service or of a member state. @see https://ec.europa.eu/taxation_customs/vies/#/faq */
export type ViesError =
  | 'INVALID_INPUT'
  | 'INVALID_REQUESTER_INFO'
  | 'SERVICE_UNAVAILABLE'
  | 'MS_UNAVAILABLE'
  | 'TIMEOUT'
  | 'VAT_BLOCKED'
  | 'IP_BLOCKED'
  | 'GLOBAL_MAX_CONCURRENT_REQ'
  | 'MS_MAX_CONCURRENT_REQ';

interface Body {
  readonly countryCode?: string;
  readonly vatNumber?: string;
  readonly requesterMemberStateCode?: string;
  readonly requesterNumber?: string;
}

const STATES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);
const NUMBER = /^[0-9A-Za-z+*.]{2,12}$/u;
/** What member states give that disclose no names. */
const HIDDEN = '---';

export interface ViesOptions {
  /** 0 selects a free one. */
  readonly port: number;
  /** The registered numbers, with their prefix, such as `DE136695976`. */
  readonly known: readonly string[];
}

/**
 * The register of VAT numbers of the European Union, as far as `POST /check-vat-number` is concerned. As the real service
 * does, it reports errors of member states with status 200, and gives a consultation number only to a requester with a
 * number of its own.
 * @see https://ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml
 */
export const startVies = async ({ port, known }: ViesOptions) => {
  const numbers = new Set(known);
  const requests: Body[] = [];
  let failing: ViesError | 'down' | undefined;
  const app = fastify({ forceCloseConnections: true });
  app.post<{ Body: Body }>('/rest-api/check-vat-number', async ({ body }, reply) => {
    requests.push(body);
    const { countryCode = '', vatNumber = '', requesterMemberStateCode = '', requesterNumber = '' } = body;
    const refused = (error: ViesError) => ({ actionSucceed: false, errorWrappers: [{ error }] });
    if (failing === 'down') return reply.code(503).send('<html>Service Unavailable</html>');
    if (failing !== undefined) return refused(failing);
    if (!STATES.has(countryCode) || !NUMBER.test(vatNumber)) return refused('INVALID_INPUT');
    const hasRequester = requesterMemberStateCode !== '' && requesterNumber !== '';
    if (hasRequester && !numbers.has(`${requesterMemberStateCode}${requesterNumber}`))
      return refused('INVALID_REQUESTER_INFO');
    return {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid: numbers.has(`${countryCode}${vatNumber}`),
      requestIdentifier: hasRequester ? `WAPI${randomBytes(9).toString('base64url')}` : '',
      name: HIDDEN,
      address: HIDDEN,
      traderName: HIDDEN,
      traderStreet: HIDDEN,
      traderPostalCode: HIDDEN,
      traderCity: HIDDEN,
      traderCompanyType: HIDDEN,
      traderNameMatch: 'NOT_PROCESSED',
      traderStreetMatch: 'NOT_PROCESSED',
      traderPostalCodeMatch: 'NOT_PROCESSED',
      traderCityMatch: 'NOT_PROCESSED',
      traderCompanyTypeMatch: 'NOT_PROCESSED',
    };
  });
  await app.listen({ host: 'localhost', port });
  return {
    /** Its base address, for `payments.vatRegister.baseUri`. */
    baseUri: `http://localhost:${(app.server.address() as AddressInfo).port}/rest-api`,
    /** Bodies of the requests, oldest first. */
    requests: (): readonly Body[] => requests,
    /** Answers each request with an error, or not at all; undefined: answers again. */
    fail: (kind: ViesError | 'down' | undefined): void => {
      failing = kind;
    },
    register: (number: string): void => {
      numbers.add(number);
    },
    strikeOff: (number: string): void => {
      numbers.delete(number);
    },
    stop: () => app.close(),
  };
};

export type RunningVies = Awaited<ReturnType<typeof startVies>>;
