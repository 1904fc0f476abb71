import { Button, TextField } from '@footlight/ui';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

/** A search whose text is in the address. @returns the text, trimmed, and the props of its form */
export const useSearchText = () => {
  const [query, setQuery] = useSearchParams();
  const search = (query.get('search') ?? '').trim();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Back navigation restores the earlier search text in the field.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setQuery(wanted === '' ? {} : { search: wanted });
  };
  return { search, form: { typed, onType: setTyped, onSubmit: submit } };
};

export interface SearchFormProps {
  readonly label: string;
  readonly hint: string;
  readonly form: ReturnType<typeof useSearchText>['form'];
}

export const SearchForm = ({ label, hint, form: { typed, onType, onSubmit } }: SearchFormProps) => {
  const t = useAdministrationLabels();
  return (
    <form role="search" className={styles['search']} onSubmit={onSubmit}>
      <TextField
        label={label}
        name="search"
        type="search"
        value={typed}
        onValue={onType}
        hint={hint}
        maxLength={254}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" look="primary">
        {t('adminSearchButton')}
      </Button>
    </form>
  );
};
