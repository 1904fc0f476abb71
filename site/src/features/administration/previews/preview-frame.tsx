import type { PreviewLabelKey } from '@footlight/i18n';
import { Link, PageHeading } from '@footlight/ui';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AdminsOnly } from '../../../shell/viewers/admins-only.js';
import { PreviewLabels, usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

const Framed = ({
  title,
  lead,
  children,
}: {
  readonly title: PreviewLabelKey;
  readonly lead: PreviewLabelKey;
  readonly children: ReactNode;
}) => {
  const t = usePreviewLabels();
  const { addresses } = useSite();
  return (
    <>
      <PageTitle of={t(title)} />
      <div className={styles['head']}>
        <Link href={addresses.route('previews')} className={styles['back'] ?? ''}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('previewsBack')}
        </Link>
        <PageHeading title={t(title)} />
        <p className={styles['lead']}>{t(lead)}</p>
      </div>
      {children}
    </>
  );
};

/** Frame of a preview for administrators, with a link back to the list. */
export const PreviewFrame = (props: {
  readonly title: PreviewLabelKey;
  readonly lead: PreviewLabelKey;
  readonly children: ReactNode;
}) => (
  <AdminsOnly>
    <PreviewLabels>
      <Framed {...props} />
    </PreviewLabels>
  </AdminsOnly>
);
