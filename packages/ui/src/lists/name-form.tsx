import { sanitisedWhenLeft, sanitisedWhileTyped, watchlistNameIssue } from '@footlight/domain';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { errorMessage, type WatchlistError } from './watchlist-error.js';
import controls from './watchlist-controls.module.css';
import form from './watchlist-form.module.css';

export interface NameFormProps {
  readonly id: string;
  /** Initial name. */
  readonly name: string;
  /** Label of the submit button. */
  readonly submit: string;
  readonly isBusy: boolean;
  readonly error: WatchlistError | null;
  readonly t: Translate<WatchlistLabelKey>;
  readonly onChange: () => void;
  readonly onCancel: () => void;
  readonly onSubmit: (name: string) => Promise<void>;
}

/** The form for the name of a list. Enter saves it, Escape cancels; an empty name is not accepted. */
export const NameForm = (props: NameFormProps) => {
  const { id, isBusy, error, t, onCancel } = props;
  const [name, setName] = useState(props.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const isEmpty = watchlistNameIssue(name) === 'empty';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isBusy) void props.onSubmit(sanitisedWhenLeft(name));
  };
  return (
    <form className={form['form']} noValidate onSubmit={submit}>
      <label className={form['label']} htmlFor={id}>
        {t('watchlistName')}
      </label>
      <input
        ref={input}
        id={id}
        className={form['input']}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        required
        dir="auto"
        value={name}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-fault`}
        onInput={({ currentTarget }) => {
          setName(sanitisedWhileTyped(currentTarget.value));
          if (error !== null) props.onChange();
        }}
        onBlur={() => setName(sanitisedWhenLeft(name))}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      {error !== null && (
        <p id={`${id}-fault`} className={form['fault']} role="alert">
          {errorMessage(error, t)}
        </p>
      )}
      <div className={form['buttons']}>
        <button type="submit" className={controls['main']} disabled={isEmpty} aria-busy={isBusy}>
          {props.submit}
        </button>
        <button type="button" className={controls['quiet']} onClick={onCancel}>
          {t('watchlistCancel')}
        </button>
      </div>
    </form>
  );
};
