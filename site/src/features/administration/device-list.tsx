import type { AdministeredAccount } from '@footlight/contract';
import type { AdministrationLabelKey } from '@footlight/i18n';
import { formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

type Session = AdministeredAccount['sessions'][number];

const KINDS = {
  computer: 'adminDeviceComputer',
  phone: 'adminDevicePhone',
  tablet: 'adminDeviceTablet',
  television: 'adminDeviceTelevision',
} as const satisfies Readonly<Record<Session['device'], AdministrationLabelKey>>;

/** Devices that an account is signed in on. */
export const DeviceList = ({ sessions }: { readonly sessions: readonly Session[] }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const place = useViewerLocale();
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  if (sessions.length === 0) return <p className={styles['note']}>{t('adminDevicesNone')}</p>;
  return (
    <ul className={styles['list']}>
      {sessions.map(({ id, device, browser, system, country, seenAt }) => (
        <li key={id} className={styles['row']}>
          <div className={styles['words']}>
            <strong className={styles['name']}>
              {browser !== null && system !== null
                ? t('adminDeviceNamed', { browser, system })
                : (browser ?? system ?? t(KINDS[device]))}
            </strong>
            <p className={styles['details']}>
              {[
                t(KINDS[device]),
                country === null ? null : regions.of(country),
                t('adminDeviceSeen', { when: formatMoment(seenAt, language, place) }),
              ]
                .filter((one) => typeof one === 'string')
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
