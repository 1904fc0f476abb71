import type { AdministeredAccount } from '@footlight/contract';
import type { AdministrationLabelKey } from '@footlight/i18n';
import { administeredAccountQuery, auditLogQuery } from '@footlight/state';
import { Button } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useAction } from '../../shell/cards/use-action.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';
import { ROLE_LABELS, type Role } from './role-labels.js';

/** What can be made of an account, by its role. */
const CHANGES: Readonly<
  Record<Role, readonly { readonly to: Role; readonly label: AdministrationLabelKey }[]>
> = {
  viewer: [
    { to: 'admin', label: 'adminMakeAdmin' },
    { to: 'finance', label: 'adminMakeFinance' },
    { to: 'editor', label: 'adminMakeEditor' },
  ],
  editor: [
    { to: 'admin', label: 'adminMakeAdmin' },
    { to: 'viewer', label: 'adminUnmakeEditor' },
  ],
  finance: [
    { to: 'admin', label: 'adminMakeAdmin' },
    { to: 'viewer', label: 'adminUnmakeFinance' },
  ],
  admin: [{ to: 'viewer', label: 'adminUnmakeAdmin' }],
};

/** Gives or takes the role of an administrator, of finance or of an editor (ACCT-23). */
export const RolePart = ({ account: { id, role } }: { readonly account: AdministeredAccount }) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const { run, code, error, isDone, isPending } = useAction();
  const save = (to: Role) =>
    run(async () => {
      await state.client.call('saveAccountRole', {
        params: { id },
        body: { role: to },
      });
      await state.queries.renew(administeredAccountQuery);
      await state.queries.renew(auditLogQuery);
      // Administrators who give up their own role lose access to these pages.
      if (state.session.getState().user?.id === id) await state.session.getState().restore();
    });
  return (
    <Part title={t('adminRole')}>
      <strong className={styles['name']}>{t(ROLE_LABELS[role])}</strong>
      <p className={styles['note']}>{t('adminRoleText')}</p>
      <div className={styles['actions']}>
        {CHANGES[role].map(({ to, label }) => (
          <Button key={to} disabled={isPending} onClick={() => save(to)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <p className={error === null ? styles['note'] : styles['failure']} role="status">
        {code === 'CONFLICT' ? t('adminRoleLast') : (error ?? (isDone ? t('adminRoleSaved') : ''))}
      </p>
    </Part>
  );
};
