import { Link, PageHeading, useLabels } from '@footlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useViewer, useSite } from '../../app/site-context.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import { ACCOUNT_SECTIONS, SECTION_LABELS, type AccountSection } from './account-sections.js';
import styles from './account-area.module.css';

/** The navigation of the account, with one of its sections. */
export const AccountLayout = ({
  section,
  children,
}: {
  readonly section: AccountSection;
  readonly children: ReactNode;
}) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { addresses } = useSite();
  const viewer = useViewer();
  const navigation = useRef<HTMLElement>(null);
  // On phones the sections are a horizontally scrolling row; the current one is scrolled to the centre.
  useEffect(() => {
    const line = navigation.current;
    const here = line?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (line === null || here === undefined) return;
    const { left, width } = line.getBoundingClientRect();
    line.scrollBy({ left: here.left + here.width / 2 - (left + width / 2), behavior: 'instant' });
  }, [section]);
  return (
    <section className={styles['page']}>
      <PageHeading title={common('myAccount')}>
        <p className={styles['lead']} dir="auto">
          {viewer?.email ?? t('accountLead')}
        </p>
      </PageHeading>
      <nav ref={navigation} className={styles['navigation']} aria-label={t('accountSections')}>
        {ACCOUNT_SECTIONS.map((one) => (
          <Link
            key={one}
            className={styles['link']}
            aria-current={one === section ? 'page' : undefined}
            href={addresses.route('account', one === 'details' ? {} : { section: one })}
          >
            {t(SECTION_LABELS[one])}
          </Link>
        ))}
        <span className={styles['rule']} aria-hidden="true" />
        <Link className={styles['link']} href={addresses.route('profiles', {}, { manage: '1' })}>
          {t('sectionProfiles')}
        </Link>
        <Link className={styles['link']} href={addresses.route('preferences')}>
          {t('sectionPreferences')}
        </Link>
        <Link className={styles['link']} href={addresses.route('history')}>
          {t('sectionHistory')}
        </Link>
      </nav>
      <div className={styles['content']}>{children}</div>
    </section>
  );
};
