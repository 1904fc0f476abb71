import { useLabels } from '@footlight/ui';
import { useStore } from 'zustand';
import { useSite } from '../../../app/site-context.js';
import styles from './preferences.module.css';

/** Saving status of the last change (PREF-2). */
export const SavingNote = ({ isGuest }: { readonly isGuest: boolean }) => {
  const { t } = useLabels();
  const { state } = useSite();
  const saving = useStore(state.preferences, ({ saving: last }) => last);
  const error = t(isGuest ? 'preferencesFailedHere' : 'preferencesFailed');
  return (
    <p className={styles['note']} role="status" data-saving={saving}>
      {saving === 'failed' ? error : saving === 'ready' ? t('preferencesSaved') : ''}
    </p>
  );
};
