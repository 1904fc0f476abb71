import type { ResponseOf } from '@footlight/contract';
import { LANGUAGES } from '@footlight/i18n';
import { ApiError } from '../../api-error.js';
import { drawMail, type MailDocument } from '../../mail/mail-document.js';
import { sampleMail } from '../../mail/mail-samples.js';
import { MAIL_KINDS, type MailKind } from '../../mail/outbox.repository.js';
import type { MailWriters } from '../../mail/outbox.js';
import type { AccountsService } from '../account/accounts.service.js';

export interface MailPreviewsDependencies {
  readonly accounts: Pick<AccountsService, 'byId'>;
  /** Writers of the mails of all subjects over sample data. */
  readonly sampleMails: () => MailWriters;
}

const isKind = (kind: string): kind is MailKind => MAIL_KINDS.some((known) => known === kind);

/**
 * Mails with sample data, for administrators.
 * @see docs/rules/mails.md MAIL-6
 */
export class MailPreviews {
  readonly #dependencies: MailPreviewsDependencies;

  constructor(dependencies: MailPreviewsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws {ApiError} FORBIDDEN */
  async list(adminId: string, language: string): Promise<ResponseOf<'listMailPreviews'>> {
    await this.#checkAdmin(adminId);
    const mails = await Promise.all(
      MAIL_KINDS.map(async (kind) => ({
        kind,
        subject: (await this.#draw(kind, language))?.subject ?? kind,
      })),
    );
    return { mails, languages: [...LANGUAGES] };
  }

  /** @throws {ApiError} FORBIDDEN, or NOT_FOUND for an unknown kind */
  async of(adminId: string, kind: string, language: string): Promise<ResponseOf<'getMailPreview'>> {
    await this.#checkAdmin(adminId);
    const document = isKind(kind) ? await this.#draw(kind, language) : null;
    if (document === null) throw new ApiError('NOT_FOUND');
    return { kind, language: document.language, subject: document.subject, ...drawMail(document) };
  }

  async #draw(kind: MailKind, language: string): Promise<MailDocument | null> {
    const write = this.#dependencies.sampleMails()[kind];
    return (await write?.(sampleMail(kind, language))) ?? null;
  }

  async #checkAdmin(id: string): Promise<void> {
    if ((await this.#dependencies.accounts.byId(id))?.role !== 'admin') throw new ApiError('FORBIDDEN');
  }
}
