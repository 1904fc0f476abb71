import { Button, TextField } from '@footlight/ui';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

/** Selects the document that a preview starts with; the address keeps the choice. */
export const BeginWith = ({
  label,
  parameter,
  id,
}: {
  readonly label: string;
  readonly parameter: string;
  /** Id of the current document; empty for the example. */
  readonly id: string;
}) => {
  const t = usePreviewLabels();
  const [typed, setTyped] = useState(id);
  const [, setQuery] = useSearchParams();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setQuery(wanted === '' ? {} : { [parameter]: wanted });
  };
  return (
    <form className={styles['begin']} onSubmit={submit}>
      <TextField
        label={label}
        name={parameter}
        value={typed}
        onValue={setTyped}
        maxLength={64}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
      <Button type="submit">{t('previewOpen')}</Button>
    </form>
  );
};
