import { dateFormat } from '@footlight/i18n';
import type { AdministeredAccount, ResponseOf } from '@footlight/contract';
import { Button, ButtonLink, TextField, useLabels, useViewerLocale } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../app/site-context.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';
import { ReasonForm } from './reason-form.js';

const CreatedLink = ({ token, expiresAt }: ResponseOf<'createImpersonation'>) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { addresses, origin } = useSite();
  const { timeZone } = useViewerLocale();
  const [copying, setCopying] = useState<'idle' | 'done' | 'failed'>('idle');
  const path = addresses.route('impersonate', { token });
  const link = `${origin}${path}`;
  const time = dateFormat(language, { timeStyle: 'short', timeZone });
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopying('done'),
      () => setCopying('failed'),
    );
  return (
    <div className={styles['form']}>
      <TextField
        label={t('adminLink')}
        name="link"
        value={link}
        onValue={() => undefined}
        readOnly
        dir="ltr"
        hint={t('adminLinkText', { time: time.format(new Date(expiresAt)) })}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>{t('adminLinkCopy')}</Button>
        <ButtonLink href={path}>{t('adminLinkOpen')}</ButtonLink>
        <p className={styles['note']} role="status">
          {copying === 'idle' ? '' : t(copying === 'done' ? 'adminLinkCopied' : 'adminLinkFailed')}
        </p>
      </div>
    </div>
  );
};

/** Creates a link that opens the site as the account's owner, for a reason that is logged (ACCT-20). */
export const ImpersonationPart = ({ account: { id, role } }: { readonly account: AdministeredAccount }) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const [created, setCreated] = useState<ResponseOf<'createImpersonation'> | null>(null);
  return (
    <Part title={t('adminImpersonate')}>
      <p className={styles['note']}>
        {t(role !== 'viewer' ? 'adminImpersonateNotAdmin' : 'adminImpersonateText')}
      </p>
      {role === 'viewer' && (
        <ReasonForm
          action={t('adminCreateLink')}
          send={async (reason) =>
            setCreated(await state.client.call('createImpersonation', { body: { accountId: id, reason } }))
          }
        />
      )}
      {created !== null && <CreatedLink {...created} />}
    </Part>
  );
};
