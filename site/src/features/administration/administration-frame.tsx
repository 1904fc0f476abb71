import type { RouteName } from '@footlight/domain';
import type { AdministrationLabelKey } from '@footlight/i18n';
import { FilterLinks, PageHeading, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useSite, useViewer } from '../../app/site-context.js';
import { AdminsOnly } from '../../shell/viewers/admins-only.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { AdministrationLabels, useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

const SECTIONS = [
  { route: 'administration', label: 'adminAccounts' },
  { route: 'finance', label: 'finance' },
  { route: 'disputes', label: 'financeDisputes' },
  { route: 'voucherSeries', label: 'adminVouchers' },
  { route: 'auditLog', label: 'adminLog' },
  { route: 'signInFigures', label: 'adminSignIns' },
  { route: 'steeredEvents', label: 'adminEvents' },
  { route: 'moderatedReviews', label: 'adminReviews' },
  { route: 'roomReports', label: 'adminRooms' },
  { route: 'previews', label: 'adminPreviews' },
] as const satisfies readonly { readonly route: RouteName; readonly label: AdministrationLabelKey }[];

/** Sections that finance sees as well. */
const OF_FINANCE: ReadonlySet<RouteName> = new Set(['finance', 'disputes']);

const ROLES_OF_FINANCE = ['finance', 'admin'] as const;

type Section = Exclude<(typeof SECTIONS)[number]['route'], 'previews'>;

const Framed = ({ section, children }: { readonly section: Section; readonly children: ReactNode }) => {
  const { t: common } = useLabels();
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  const isAdmin = useViewer()?.rol === 'admin';
  const sections = SECTIONS.filter(({ route }) => isAdmin || OF_FINANCE.has(route));
  return (
    <section className={styles['page']}>
      <PageTitle of={common('administration')} />
      <PageHeading title={common('administration')} />
      <FilterLinks
        label={t('adminSections')}
        currentId={section}
        links={sections.map(({ route, label }) => ({
          id: route,
          title: t(label),
          href: addresses.route(route),
        }))}
      />
      {children}
    </section>
  );
};

/** Frame of the administration pages with their navigation. */
export const AdministrationFrame = (props: { readonly section: Section; readonly children: ReactNode }) => (
  <AdminsOnly {...(OF_FINANCE.has(props.section) ? { roles: ROLES_OF_FINANCE } : {})}>
    <AdministrationLabels>
      <Framed {...props} />
    </AdministrationLabels>
  </AdminsOnly>
);
