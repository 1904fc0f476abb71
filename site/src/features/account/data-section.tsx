import type { Account } from '@footlight/contract';
import { accountQuery } from '@footlight/state';
import { Button, TextField, formatDay, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import styles from './account-area.module.css';
import { Loaded } from '../../shell/pages/loaded.js';
import { download } from '../../app/download.js';
import { Part } from './part.js';
import { useAction } from '../../shell/cards/use-action.js';

const CallError = ({ words }: { readonly words: string | null }) => (
  <p className={styles['failure']} role="alert" hidden={words === null}>
    {words}
  </p>
);

const Deletion = ({ account }: { readonly account: Account }) => {
  const { language, t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const { run, error, isPending } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  const [secret, setSecret] = useState('');
  const { client } = state;
  const then = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      setConfirming(false);
      setSecret('');
      await state.queries.renew(accountQuery);
    });
  const { deletion, hasPassword } = account;

  if (deletion !== null)
    return (
      <>
        <p className={styles['name']} role="status">
          {t('deletePending', { date: formatDay(deletion.deletesAt, language) })}
        </p>
        <p className={styles['text']}>{t('deletePendingText')}</p>
        <CallError words={error} />
        <Button
          look="primary"
          disabled={isPending}
          onClick={() => then(() => client.call('undoAccountDeletion'))}
        >
          {t('deleteUndo')}
        </Button>
      </>
    );
  return (
    <>
      <p className={styles['text']}>{t('deleteText')}</p>
      {isConfirming ? (
        <form
          className={styles['form']}
          action={() =>
            then(() => client.call('requestAccountDeletion', { body: hasPassword ? { secret } : {} }))
          }
        >
          {hasPassword && (
            <TextField
              label={common('password')}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              value={secret}
              onValue={setSecret}
              hint={t('deleteConfirm')}
              error={error ?? undefined}
            />
          )}
          {!hasPassword && <CallError words={error} />}
          <div className={styles['actions']}>
            <Button type="submit" className={styles['danger']} disabled={isPending}>
              {t('deleteButton')}
            </Button>
            <Button onClick={() => setConfirming(false)}>{t('cancel')}</Button>
          </div>
        </form>
      ) : (
        <Button className={styles['danger']} onClick={() => setConfirming(true)}>
          {t('deleteButton')}
        </Button>
      )}
    </>
  );
};

/** Exports and deletes the account's data (ACCT-6, ACCT-8). */
export const DataSection = () => {
  const t = useAccountLabels();
  const { state } = useSite();
  const account = useQuery(accountQuery, {});
  const { run, error, isPending } = useAction();
  const take = () =>
    run(async () => {
      const exported = await state.client.call('exportAccount');
      download(
        JSON.stringify(exported, null, 2),
        `${state.realm.getState().realm?.id ?? 'account'}-data.json`,
        'application/json',
      );
    });
  return (
    <>
      <Part title={t('exportTitle')}>
        <p className={styles['text']}>{t('exportText')}</p>
        <CallError words={error} />
        <Button disabled={isPending} onClick={take}>
          {t('exportButton')}
        </Button>
      </Part>
      <Part title={t('deleteTitle')}>
        <Loaded entry={account}>{(data) => <Deletion account={data} />}</Loaded>
      </Part>
    </>
  );
};
