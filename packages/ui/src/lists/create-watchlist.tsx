import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NameForm } from './name-form.js';
import controls from './watchlist-controls.module.css';
import type { WatchlistError } from './watchlist-error.js';

export interface CreateWatchlistProps {
  readonly isBusy: boolean;
  readonly error: WatchlistError | null;
  readonly t: Translate<WatchlistLabelKey>;
  /** @returns whether the list was created */
  readonly onCreate: (name: string) => Promise<boolean>;
  /** Called when the name is edited or the form is closed: the error of the last attempt no longer applies. */
  readonly onChange: () => void;
}

/** The button that opens the form for a new list (LIST-30). */
export const CreateWatchlist = ({ isBusy, error, t, onCreate, onChange }: CreateWatchlistProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  const id = useId();
  useEffect(() => {
    if (isOpen || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [isOpen]);
  const close = (): void => {
    returns.current = true;
    setOpen(false);
    onChange();
  };
  if (isOpen)
    return (
      <NameForm
        id={id}
        name=""
        submit={t('watchlistCreateNow')}
        isBusy={isBusy}
        error={error}
        t={t}
        onChange={onChange}
        onCancel={close}
        onSubmit={async (name) => {
          if (await onCreate(name)) close();
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className={controls['create']}
      aria-expanded={false}
      onClick={() => setOpen(true)}
    >
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('watchlistCreate')}
    </button>
  );
};
