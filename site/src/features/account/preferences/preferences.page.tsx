import { Button, Notice, PageHeading, SelectField, Switch, useLabels } from '@footlight/ui';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { addressInLanguage, rememberLanguage } from '../../../navigation/language-choice.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { KeyboardPreferences } from './keyboard-preferences.js';
import { languageOptions } from './language-options.js';
import { PreferenceGroup } from './preference-group.js';
import { SavingNote } from './saving-note.js';
import styles from './preferences.module.css';

/** Preferences for all pages and players of the site. */
export const PreferencesPage = () => {
  const { t, language } = useLabels();
  const { state, realm } = useSite();
  const viewer = useViewer();
  const page = useLocation();
  const { status, preferences, save, load } = useStore(state.preferences);
  const { subTitleLanguage, subTitlesOff, audioLanguage, autoAdvance } = preferences;
  const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio } = preferences;
  const isGuest = viewer?.isGuest !== false;
  const tags = realm.languages.map(({ code }) => code);

  const speak = async (chosen: string) => {
    await save({ language: chosen });
    if (state.preferences.getState().saving === 'failed') return;
    rememberLanguage(chosen);
    location.assign(addressInLanguage(page, chosen, realm));
  };

  return (
    <section className={styles['page']}>
      <PageTitle of={t('preferencesTitle')} />
      <PageHeading title={t('preferencesTitle')}>
        <p className={styles['kept']}>{t(isGuest ? 'preferencesOfGuest' : 'preferencesOfViewer')}</p>
      </PageHeading>
      {status === 'failed' && (
        <Notice
          urgent
          title={t('preferencesUnknown')}
          action={<Button onClick={() => void load(isGuest)}>{t('retry')}</Button>}
        />
      )}
      <div className={styles['groups']}>
        <PreferenceGroup title={t('preferencesAutoplay')}>
          <Switch
            label={t('preferencesAutoAdvance')}
            hint={t('preferencesAutoAdvanceHint')}
            checked={autoAdvance}
            onChange={(isOn) => void save({ autoAdvance: isOn })}
          />
        </PreferenceGroup>
        <PreferenceGroup title={t('preferencesLanguage')}>
          <SelectField
            label={t('preferencesInterface')}
            value={language}
            options={realm.languages.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(chosen) => void speak(chosen)}
          />
          <SelectField
            label={t('preferencesSubtitles')}
            value={subTitlesOff ? '' : (subTitleLanguage ?? '')}
            options={[
              { value: '', label: t('preferencesNoSubtitles') },
              ...languageOptions(tags, subTitleLanguage, language),
            ]}
            onChange={(chosen) =>
              void save({ subTitleLanguage: chosen === '' ? null : chosen, subTitlesOff: chosen === '' })
            }
          />
          <SelectField
            label={t('preferencesAudio')}
            value={audioLanguage ?? ''}
            options={[
              { value: '', label: t('preferencesOwnAudio') },
              ...languageOptions(tags, audioLanguage, language),
            ]}
            onChange={(chosen) => void save({ audioLanguage: chosen === '' ? null : chosen })}
          />
        </PreferenceGroup>
        <PreferenceGroup title={t('preferencesBackground')}>
          <Switch
            label={t('preferencesBackgroundAutoplay')}
            hint={t('preferencesBackgroundHint')}
            checked={videoBackgroundAutoPlay}
            onChange={(isOn) => void save({ videoBackgroundAutoPlay: isOn })}
          />
        </PreferenceGroup>
        <PreferenceGroup title={t('preferencesBackgroundAudio')}>
          <Switch
            label={t('preferencesBackgroundAudioPlay')}
            hint={t('preferencesBackgroundAudioHint')}
            checked={videoBackgroundAutoPlayAudio}
            disabled={!videoBackgroundAutoPlay}
            onChange={(isOn) => void save({ videoBackgroundAutoPlayAudio: isOn })}
          />
        </PreferenceGroup>
        <KeyboardPreferences />
      </div>
      <SavingNote isGuest={isGuest} />
    </section>
  );
};

export const preferencesPage = definePage({ Component: PreferencesPage });
