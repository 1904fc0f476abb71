import type { Passkey } from '@footlight/contract';
import { passkeysQuery } from '@footlight/state';
import { Button, TextField, formatDay, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { makePasskey, passkeyErrorOf, useSupportsPasskeys } from '../../../app/passkeys.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import { Loaded } from '../../../shell/pages/loaded.js';
import { Part } from '../part.js';
import { ProveIdentity } from './prove-identity.js';
import { useProvenAction } from './use-proven-action.js';

const PasskeyRow = ({
  passkey: { name, createdAt, lastUsedAt },
  isPending,
  onRename,
  onRemove,
}: {
  readonly passkey: Passkey;
  readonly isPending: boolean;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}) => {
  const { language } = useLabels();
  const t = useAccountLabels();
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null)
    return (
      <li className={styles['row']}>
        <form
          className={styles['form']}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.trim() === '') return;
            onRename(draft.trim());
            setDraft(null);
          }}
        >
          <TextField
            label={t('passkeyName')}
            name="passkeyName"
            maxLength={60}
            required
            value={draft}
            onValue={setDraft}
          />
          <div className={styles['actions']}>
            <Button type="submit" look="primary" disabled={isPending}>
              {t('save')}
            </Button>
            <Button onClick={() => setDraft(null)}>{t('cancel')}</Button>
          </div>
        </form>
      </li>
    );
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['details']}>
          {[
            t('passkeyAddedOn', { when: formatDay(createdAt, language) }),
            lastUsedAt === null ? null : t('passkeyUsedOn', { when: formatDay(lastUsedAt, language) }),
          ]
            .filter((one) => one !== null)
            .join(' · ')}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button
          disabled={isPending}
          aria-label={t('passkeyRenameOf', { name })}
          onClick={() => setDraft(name)}
        >
          {t('passkeyRename')}
        </Button>
        <Button
          className={styles['danger']}
          disabled={isPending}
          aria-label={t('passkeyRemoveOf', { name })}
          onClick={onRemove}
        >
          {t('passkeyRemove')}
        </Button>
      </div>
    </li>
  );
};

/** Adds, renames and removes the account's passkeys (SIGN-119, SIGN-120). */
export const PasskeysPart = () => {
  const t = useAccountLabels();
  const { state, realm } = useSite();
  const { client } = state;
  const isSupported = useSupportsPasskeys();
  const list = useQuery(passkeysQuery, {});
  const { run, error, isPending, waiting, dismiss } = useProvenAction();
  const [passkeyError, setPasskeyError] = useState<ReturnType<typeof passkeyErrorOf>>(null);
  const change = (work: () => Promise<unknown>) => {
    setPasskeyError(null);
    run(async () => {
      await work();
      await state.queries.renew(passkeysQuery);
    });
  };
  const add = (number: number) =>
    change(async () => {
      try {
        const credential = await makePasskey(client);
        await client.call('addPasskey', { body: { name: t('passkeyNamed', { number }), credential } });
      } catch (error) {
        const why = passkeyErrorOf(error);
        if (why === null) throw error;
        setPasskeyError(why);
      }
    });
  if (!realm.signIn.passkeys && (list.data?.passkeys.length ?? 0) === 0) return null;
  const words =
    passkeyError === null ? error : t(passkeyError === 'exists' ? 'passkeyHere' : 'passkeyNotMade');

  return (
    <Part title={t('passkeysTitle')}>
      <p className={styles['text']}>{t('passkeysText')}</p>
      {waiting === null ? (
        <Loaded entry={list}>
          {({ passkeys }) => (
            <>
              {passkeys.length > 0 && (
                <ul className={styles['list']}>
                  {passkeys.map((passkey) => (
                    <PasskeyRow
                      key={passkey.id}
                      passkey={passkey}
                      isPending={isPending}
                      onRename={(name) =>
                        change(() =>
                          client.call('renamePasskey', { params: { id: passkey.id }, body: { name } }),
                        )
                      }
                      onRemove={() =>
                        change(() => client.call('removePasskey', { params: { id: passkey.id } }))
                      }
                    />
                  ))}
                </ul>
              )}
              {!isSupported && <p className={styles['note']}>{t('passkeysUnsupported')}</p>}
              {isSupported && realm.signIn.passkeys && (
                <Button disabled={isPending} onClick={() => add(passkeys.length + 1)}>
                  {t('passkeyAdd')}
                </Button>
              )}
            </>
          )}
        </Loaded>
      ) : (
        <ProveIdentity waiting={waiting} onProven={run} onCancel={dismiss} />
      )}
      <p className={styles['failure']} role="alert" hidden={words === null}>
        {words ?? ''}
      </p>
    </Part>
  );
};
