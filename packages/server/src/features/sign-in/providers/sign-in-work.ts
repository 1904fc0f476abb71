import type { AccountsService } from '../../account/accounts.service.js';
import type { ConsentsService } from '../../account/consents/consents.service.js';
import type { MailLinksRepository } from '../mail-links/mail-links.repository.js';
import type { SessionService } from '../session/session.service.js';
import type { NoteLinkChange } from './linked/link-changes.js';
import type { LinkedProvidersRepository } from './linked/linked-providers.repository.js';
import type { PendingLinksRepository } from './linked/pending-links.repository.js';
import type { ProviderLicences } from './provider-licences.js';
import type { ProviderSessionsRepository } from './provider-sessions.repository.js';

/** Dependencies of a sign-in, on one transaction. */
export interface SignInWork {
  readonly links: LinkedProvidersRepository;
  readonly pending: PendingLinksRepository;
  readonly sessionsThere: ProviderSessionsRepository;
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly licences: ProviderLicences;
  readonly consents: Pick<ConsentsService, 'save'>;
  readonly noteChange: NoteLinkChange;
  /** Gives up an account for another of the same person, unless something still signs in to it. */
  readonly giveUp: (move: { readonly from: string; readonly to: string; readonly at: Date }) => Promise<void>;
  readonly confirmAddress: MailLinksRepository['confirmAddress'];
}
