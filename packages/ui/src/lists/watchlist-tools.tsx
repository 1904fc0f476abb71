import type { ShareLabel } from '@footlight/domain';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { BookmarkCheck, BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Sharer } from '../embed/use-share.js';
import { ErrorNote } from './error-note.js';
import { NameForm } from './name-form.js';
import { ShareButton } from './share-button.js';
import { errorMessage, type WatchlistError } from './watchlist-error.js';
import controls from './watchlist-controls.module.css';
import form from './watchlist-form.module.css';
import notes from './watchlist-notes.module.css';
import panel from './watchlist-panel.module.css';

export interface WatchlistToolsProps {
  readonly name: string;
  /** What the viewer may do: change an own list, save a shared one, forget a saved one, or only view it. */
  readonly may: 'change' | 'save' | 'forget' | 'look';
  /** Address to share; null when sharing is off. */
  readonly address: string | null;
  readonly isBusy: boolean;
  /** Whether deleting needs a confirmation; not when it can be undone. */
  readonly confirmsDeletion?: boolean;
  /** Why the last rename, deletion or save failed. */
  readonly error: WatchlistError | null;
  /** Label of the save button. */
  readonly saveLabel: string;
  readonly t: Translate<WatchlistLabelKey>;
  /** @returns whether it was renamed */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => void;
  readonly onSave: () => void;
  readonly onForget: () => void;
  readonly onShared: (label: ShareLabel) => void;
  readonly onClearError: () => void;
  readonly system?: Sharer | undefined;
}

const Confirmation = ({
  words,
  t,
  onYes,
  onNo,
}: {
  readonly words: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  const id = useId();
  return (
    <div className={form['form']} role="group" aria-labelledby={id}>
      <p id={id} className={form['asked']}>
        {words}
      </p>
      <div className={form['buttons']}>
        <button type="button" className={controls['main']} onClick={onYes}>
          {t('watchlistDeleteNow')}
        </button>
        <button ref={no} type="button" className={controls['quiet']} onClick={onNo}>
          {t('watchlistKeep')}
        </button>
      </div>
    </div>
  );
};

/** The actions for a list as a whole. */
export const WatchlistTools = (props: WatchlistToolsProps) => {
  const { name, may, address, isBusy, error, t, confirmsDeletion = true } = props;
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const returnTo = useRef<'rename' | 'delete' | null>(null);
  useEffect(() => {
    if (doing !== null || returnTo.current === null) return;
    tools.current?.querySelector<HTMLElement>(`[data-tool='${returnTo.current}']`)?.focus();
    returnTo.current = null;
  }, [doing]);
  const end = (): void => {
    returnTo.current = doing;
    setDoing(null);
    props.onClearError();
  };

  if (doing === 'rename')
    return (
      <NameForm
        id={id}
        name={name}
        submit={t('watchlistRenameNow')}
        isBusy={isBusy}
        error={error}
        t={t}
        onChange={props.onClearError}
        onCancel={end}
        onSubmit={async (wanted) => {
          if (await props.onRename(wanted)) end();
        }}
      />
    );
  if (doing === 'delete')
    return (
      <Confirmation
        words={t('watchlistDeleteAsk', { name })}
        t={t}
        onYes={() => (end(), props.onDelete())}
        onNo={end}
      />
    );
  if (may === 'look' && address === null) return null;
  return (
    <>
      <div ref={tools} className={panel['tools']}>
        {may === 'save' && (
          <button type="button" className={controls['main']} aria-busy={isBusy} onClick={props.onSave}>
            <BookmarkPlus size={18} strokeWidth={1.75} aria-hidden="true" />
            {props.saveLabel}
          </button>
        )}
        {may === 'forget' && (
          <>
            <span className={notes['saved']}>
              <BookmarkCheck size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('watchlistSaved')}
            </span>
            <button type="button" className={controls['quiet']} aria-busy={isBusy} onClick={props.onForget}>
              {t('watchlistForget')}
            </button>
          </>
        )}
        {address !== null && (
          <ShareButton
            address={address}
            title={name}
            t={t}
            onOutcome={props.onShared}
            system={props.system}
          />
        )}
        {may === 'change' && (
          <>
            <button
              type="button"
              className={controls['quiet']}
              data-tool="rename"
              onClick={() => setDoing('rename')}
            >
              <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('watchlistRename')}
            </button>
            <button
              type="button"
              className={controls['quiet']}
              data-tool="delete"
              onClick={() => (confirmsDeletion ? setDoing('delete') : props.onDelete())}
            >
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('watchlistDelete')}
            </button>
          </>
        )}
      </div>
      {error !== null && <ErrorNote words={errorMessage(error, t)} />}
    </>
  );
};
