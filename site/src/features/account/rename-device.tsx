import type { AccountSession } from '@footlight/contract';
import { sessionsQuery } from '@footlight/state';
import { Button, TextField } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useForm } from '../../app/use-form.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import styles from './account-area.module.css';

/** Maximum characters of a device's name. */
const NAME_MAX = 40;

export interface RenameDeviceProps {
  readonly session: AccountSession;
  /** How the device is called without a name. */
  readonly placeholder: string;
  readonly onDone: () => void;
}

/** Names a device; an empty name removes it (ACCT-49). */
export const RenameDevice = ({ session: { id, name }, placeholder, onDone }: RenameDeviceProps) => {
  const t = useAccountLabels();
  const { state } = useSite();
  const form = useForm({
    initial: { name: name ?? '' },
    send: async ({ name: typed }) => {
      const next = typed.trim();
      await state.client.call('renameSession', { params: { id }, body: { name: next === '' ? null : next } });
      await state.queries.renew(sessionsQuery);
      onDone();
      return null;
    },
  });
  const { message } = form.summary;
  return (
    <form className={styles['form']} {...form.attributes}>
      <TextField
        {...form.field('name')}
        label={t('deviceName')}
        placeholder={placeholder}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <p className={styles['failure']} role="alert" hidden={message === null}>
        {message}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {t('save')}
        </Button>
        <Button disabled={form.isPending} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
