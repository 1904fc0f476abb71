import type { Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import { sessionLocation } from '../session/session-location.js';
import type { DeviceCodes } from './device-code.service.js';

/** @param addresses absolute addresses of the site's pages */
export const deviceCodeHandlers = (codes: DeviceCodes, addresses: Pick<MailWriter, 'address'>) =>
  ({
    requestDeviceCode: async ({ country, language, http }) => {
      const issued = await codes.request(sessionLocation(http.request, country));
      return {
        ...issued,
        verificationUri: addresses.address('activate', language, {}),
        verificationUriComplete: addresses.address('activate', language, { code: issued.userCode }),
      };
    },
    getDeviceCodeState: ({ body }) => codes.state(body.deviceCode),
    exchangeDeviceCode: ({ body, country, http }) =>
      codes.exchange(body.deviceCode, sessionLocation(http.request, country)),
    findDeviceRequest: ({ caller, body }) => codes.find(accountOf(caller), body.userCode),
    answerDeviceRequest: async ({ caller, body }) => {
      await codes.answer(accountOf(caller), body.userCode, body.allow);
    },
  }) satisfies Handlers;
