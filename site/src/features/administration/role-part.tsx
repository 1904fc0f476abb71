import type { AdministeredAccount } from '@footlight/contract';
import { administeredAccountQuery, auditLogQuery } from '@footlight/state';
import { Button } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useAction } from '../../shell/cards/use-action.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';

/** Grants or revokes the administrator role (ACCT-23). */
export const RolePart = ({ account: { id, role } }: { readonly account: AdministeredAccount }) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const { run, code, error, isDone, isPending } = useAction();
  const isAdmin = role === 'admin';
  const save = () =>
    run(async () => {
      await state.client.call('saveAccountRole', {
        params: { id },
        body: { role: isAdmin ? 'viewer' : 'admin' },
      });
      await state.queries.renew(administeredAccountQuery);
      await state.queries.renew(auditLogQuery);
      // Administrators who give up their own role lose access to these pages.
      if (state.session.getState().user?.id === id) await state.session.getState().restore();
    });
  return (
    <Part title={t('adminRole')}>
      <strong className={styles['name']}>{t(isAdmin ? 'adminRoleAdmin' : 'adminRoleViewer')}</strong>
      <p className={styles['note']}>{t('adminRoleText')}</p>
      <Button disabled={isPending} onClick={save}>
        {t(isAdmin ? 'adminUnmakeAdmin' : 'adminMakeAdmin')}
      </Button>
      <p className={error === null ? styles['note'] : styles['failure']} role="status">
        {code === 'CONFLICT' ? t('adminRoleLast') : (error ?? (isDone ? t('adminRoleSaved') : ''))}
      </p>
    </Part>
  );
};
