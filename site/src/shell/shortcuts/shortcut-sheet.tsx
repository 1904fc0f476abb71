import {
  createTranslate,
  loadPlayerLazyCatalogue,
  type LabelKey,
  type PlayerLabelKey,
  type Translate,
} from '@footlight/i18n';
import {
  MOST_KEYS_NAMED,
  SHORTCUTS,
  SHORTCUT_GROUPS,
  SHORTCUT_SHEET_KEY,
  SHORTCUT_LABELS,
  isKey,
  keySigns,
} from '@footlight/player/shortcuts';
import { Sheet, useLabels } from '@footlight/ui';
import { Fragment, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import styles from './shortcut-sheet.module.css';

type PlayerWords = Translate<PlayerLabelKey>;

/** The site's own shortcuts with their keys. */
const OF_THE_SITE: readonly (readonly [words: LabelKey, keys: readonly string[]])[] = [
  ['shortcutsSearch', ['/']],
  ['shortcutsCards', ['←', '→', '↑', '↓']],
  ['shortcutsRow', ['Home', 'End']],
  ['shortcutsEscape', ['Esc']],
  ['shortcutsList', [SHORTCUT_SHEET_KEY]],
];

const Shortcut = ({
  words,
  keys,
  isRange = false,
}: {
  readonly words: string;
  /** Alternative shortcuts, each with the keys to press together. */
  readonly keys: readonly (readonly string[])[];
  /** Whether the shortcuts are the ends of a range. */
  readonly isRange?: boolean;
}) => (
  <div className={styles['shortcut']}>
    <dt>{words}</dt>
    <dd>
      {keys.map((signs, index) => (
        <Fragment key={signs.join(' ')}>
          {isRange && index > 0 && '–'}
          <span>
            {signs.map((sign) => (
              <kbd key={sign}>{sign}</kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </dd>
  </div>
);

/** The player's labels, which its pages load separately; null until loaded. */
const usePlayerLabels = (language: string): PlayerWords | null => {
  const [words, setWords] = useState<{ readonly t: PlayerWords } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadPlayerLazyCatalogue(language).then(
      (catalogue) => {
        if (isWanted) setWords({ t: createTranslate<PlayerLabelKey>(catalogue, language) });
      },
      // Without them only the site's own shortcuts are listed.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words?.t ?? null;
};

const OfThePlayer = ({ t }: { readonly t: PlayerWords }) =>
  SHORTCUT_GROUPS.map(([heading, names]) => (
    <section key={heading}>
      <h4 className={styles['group']}>{t(heading)}</h4>
      <dl className={styles['list']}>
        {names.map((name) => {
          const keys: readonly string[] = SHORTCUTS[name].keys;
          const isRange = keys.length > MOST_KEYS_NAMED;
          const named = isRange ? keys.filter((_, at) => at === 0 || at === keys.length - 1) : keys;
          return (
            <Shortcut
              key={name}
              words={SHORTCUT_LABELS[name](t)}
              keys={named.map((key) => keySigns(t, key))}
              isRange={isRange}
            />
          );
        })}
      </dl>
    </section>
  ));

/** All keyboard shortcuts: the site's, and the player's while it has the focus. */
export const ShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, language } = useLabels();
  const hasSingleKeys = useStore(useSite().state.keyboard, (keyboard) => keyboard.hasSingleKeys);
  const playerLabels = usePlayerLabels(language);
  return (
    <Sheet
      title={t('shortcutsTitle')}
      closeLabel={t('shortcutsClose')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!isKey(SHORTCUT_SHEET_KEY, event.nativeEvent)) return;
        event.preventDefault();
        onClose();
      }}
    >
      {!hasSingleKeys && <p className={styles['off']}>{t('shortcutsOff')}</p>}
      <h3 className={styles['heading']}>{t('shortcutsSite')}</h3>
      <dl className={styles['list']}>
        {OF_THE_SITE.map(([words, keys]) => (
          <Shortcut key={words} words={t(words)} keys={keys.map((key) => [key])} />
        ))}
      </dl>
      {playerLabels !== null && (
        <>
          <h3 className={styles['heading']}>{t('shortcutsPlayer')}</h3>
          <div className={styles['groups']}>
            <OfThePlayer t={playerLabels} />
          </div>
        </>
      )}
    </Sheet>
  );
};
