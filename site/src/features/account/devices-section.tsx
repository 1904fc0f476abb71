import type { AccountSession } from '@footlight/contract';
import type { AccountLabelKey } from '@footlight/i18n';
import { sessionsQuery } from '@footlight/state';
import { Button, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import styles from './account-area.module.css';
import { Loaded } from '../../shell/pages/loaded.js';
import { Part } from './part.js';
import { RenameDevice } from './rename-device.js';
import { useAction } from '../../shell/cards/use-action.js';

const KINDS = {
  computer: 'deviceComputer',
  phone: 'devicePhone',
  tablet: 'deviceTablet',
  television: 'deviceTelevision',
} as const satisfies Readonly<Record<AccountSession['device'], AccountLabelKey>>;

/** Devices with active sessions, which can be signed out (ACCT-15, ACCT-16). */
export const DevicesSection = () => {
  const { language } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const place = useViewerLocale();
  const list = useQuery(sessionsQuery, {});
  const { run, error, isDone, isPending } = useAction();
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const kindOf = ({ device, browser, system }: AccountSession): string =>
    browser !== null && system !== null
      ? t('deviceNamed', { browser, system })
      : (browser ?? system ?? t(KINDS[device]));
  const nameOf = (session: AccountSession): string => session.name ?? kindOf(session);
  const [renamed, setRenamed] = useState<string | null>(null);
  const end = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await state.queries.renew(sessionsQuery);
    });
  const { client } = state;

  return (
    <Part title={t('sectionDevices')}>
      <p className={styles['text']}>{t('devicesLead')}</p>
      <Loaded entry={list}>
        {({ sessions }) => (
          <>
            <ul className={styles['list']}>
              {sessions.map((session) => (
                <li key={session.id} className={styles['row']}>
                  <div className={styles['words']}>
                    <p className={styles['name']}>
                      {nameOf(session)}
                      {session.current && <span className={styles['here']}>{t('deviceThis')}</span>}
                    </p>
                    <p className={styles['details']}>
                      {[
                        session.name === null ? null : kindOf(session),
                        t(KINDS[session.device]),
                        session.profile,
                        session.country === null ? null : regions.of(session.country),
                        t('deviceSeen', { when: formatMoment(session.seenAt, language, place) }),
                      ]
                        .filter((one) => typeof one === 'string')
                        .join(' · ')}
                    </p>
                  </div>
                  {renamed === session.id ? (
                    <RenameDevice
                      session={session}
                      placeholder={kindOf(session)}
                      onDone={() => setRenamed(null)}
                    />
                  ) : (
                    <Button
                      look="bare"
                      aria-label={t('deviceRenameOf', { device: nameOf(session) })}
                      onClick={() => setRenamed(session.id)}
                    >
                      {t('deviceRename')}
                    </Button>
                  )}
                  {!session.current && (
                    <Button
                      disabled={isPending}
                      aria-label={t('deviceSignOutOf', { device: nameOf(session) })}
                      onClick={() => end(() => client.call('endSession', { params: { id: session.id } }))}
                    >
                      {t('deviceSignOut')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.some(({ current }) => !current) && (
              <Button disabled={isPending} onClick={() => end(() => client.call('endOtherSessions'))}>
                {t('devicesSignOutOthers')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <p className={error === null ? styles['note'] : styles['failure']} role="status">
        {error ?? (isDone ? t('devicesSignedOut') : '')}
      </p>
    </Part>
  );
};
