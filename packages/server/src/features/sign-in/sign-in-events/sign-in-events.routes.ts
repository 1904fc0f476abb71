import type { Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import type { SignInEventsService } from './sign-in-events.service.js';

export const signInEventsHandlers = (events: SignInEventsService) =>
  ({
    listSignIns: ({ caller, query }) => events.list(accountOf(caller), query),
  }) satisfies Handlers;
