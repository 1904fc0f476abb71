import { SEARCH_VALUE_MAX } from '@footlight/domain';
import { CircleX, Search } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { IconButton } from '../controls/icon-button.js';
import { useLabels } from '../labels/labels.js';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id?: string;
  /** Current text of the field. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Called when Enter is pressed. */
  readonly onSubmit: () => void;
}

/** The search field. A button clears it and keeps the focus in it. */
export const SearchField = ({ ref, id, value, onValue, onSubmit }: SearchFieldProps) => {
  const { t } = useLabels();
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      role="search"
      className={styles['field']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Search className={styles['icon']} aria-hidden="true" />
      <input
        ref={ref}
        id={id}
        className={styles['input']}
        type="search"
        name="query"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SEARCH_VALUE_MAX}
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          look="quiet"
          className={styles['clear']}
          label={t('searchClear')}
          onClick={() => {
            onValue('');
            form.current?.querySelector('input')?.focus();
          }}
        >
          <CircleX />
        </IconButton>
      )}
    </form>
  );
};
