import type { RouteName } from '@footlight/domain';
import type { PreviewLabelKey } from '@footlight/i18n';
import { Link, PageHeading, classNames, headings } from '@footlight/ui';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AdminsOnly } from '../../../shell/viewers/admins-only.js';
import { PreviewLabels, usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

const PREVIEWS: readonly {
  readonly route: RouteName;
  readonly title: PreviewLabelKey;
  readonly lead: PreviewLabelKey;
}[] = [
  { route: 'sectionPreview', title: 'previewSection', lead: 'previewSectionLead' },
  { route: 'composedPagePreview', title: 'previewPage', lead: 'previewPageLead' },
  { route: 'navbarPreview', title: 'previewNavbar', lead: 'previewNavbarLead' },
  { route: 'pluginPreview', title: 'previewPlugin', lead: 'previewPluginLead' },
  { route: 'cancellationPromotionPreview', title: 'previewOffer', lead: 'previewOfferLead' },
  { route: 'mailPreviews', title: 'previewMails', lead: 'previewMailsLead' },
  { route: 'notFoundPreview', title: 'previewNotFound', lead: 'previewNotFoundLead' },
];

const PreviewList = () => {
  const t = usePreviewLabels();
  const { addresses } = useSite();
  return (
    <>
      <PageTitle of={t('previewsTitle')} />
      <div className={styles['head']}>
        <PageHeading title={t('previewsTitle')} />
        <p className={styles['lead']}>{t('previewsLead')}</p>
      </div>
      <ul className={styles['list']}>
        {PREVIEWS.map(({ route, title, lead }) => (
          <li key={route} className={styles['entry']}>
            <h2 className={classNames(headings['section'], styles['entryTitle'])}>
              <Link href={addresses.route(route)} className={styles['entryLink'] ?? ''}>
                {t(title)}
              </Link>
            </h2>
            <p className={styles['entryLead']}>{t(lead)}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

/** List of all previews. */
export const PreviewsPage = () => (
  <AdminsOnly>
    <PreviewLabels>
      <PreviewList />
    </PreviewLabels>
  </AdminsOnly>
);

export const previewsPage = definePage({ Component: PreviewsPage });
