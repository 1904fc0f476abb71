import { definePage } from '../../app/define-page.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { AuditList } from './audit-list.js';

const Log = () => {
  const t = useAdministrationLabels();
  return (
    <>
      <p className={styles['lead']}>{t('adminLogLead')}</p>
      <AuditList />
    </>
  );
};

/** The audit log page (ACCT-22). */
export const AuditLogPage = () => (
  <AdministrationFrame section="auditLog">
    <Log />
  </AdministrationFrame>
);

export const auditLogPage = definePage({ Component: AuditLogPage });
