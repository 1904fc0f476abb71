import { Button, Switch, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../../app/site-context.js';
import { LazyShortcutSheet } from '../../../shell/shortcuts/lazy-shortcut-sheet.js';
import { PreferenceGroup } from './preference-group.js';

/** Switches single-key shortcuts on or off and lists all shortcuts. */
export const KeyboardPreferences = () => {
  const { t } = useLabels();
  const { hasSingleKeys, setSingleKeys } = useStore(useSite().state.keyboard);
  const [isListed, setListed] = useState(false);
  return (
    <PreferenceGroup title={t('preferencesKeyboard')}>
      <Switch
        label={t('preferencesKeys')}
        hint={t('preferencesKeysHint')}
        checked={hasSingleKeys}
        onChange={setSingleKeys}
      />
      <div>
        <Button aria-haspopup="dialog" onClick={() => setListed(true)}>
          {t('preferencesKeysShow')}
        </Button>
      </div>
      {isListed && <LazyShortcutSheet onClose={() => setListed(false)} />}
    </PreferenceGroup>
  );
};
