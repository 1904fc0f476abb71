import { Menu, useLabels } from '@footlight/ui';
import { Check, Globe } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { addressInLanguage, rememberLanguage } from '../../navigation/language-choice.js';

/** The realm's languages; each links to the current page in that language. */
export const LanguageMenu = () => {
  const { t } = useLabels();
  const { realm, language, state } = useSite();
  const page = useLocation();
  const current = realm.languages.find(({ code }) => code === language);

  return (
    <Menu
      // Begins with the visible text, by which speech control finds it.
      label={`${language.toUpperCase()}, ${t('language')}: ${current?.name ?? language}`}
      button={
        <>
          <Globe />
          <span lang={language}>{language.toUpperCase()}</span>
        </>
      }
    >
      {realm.languages.map(({ code, name }) => (
        <a
          key={code}
          href={addressInLanguage(page, code, realm)}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? 'true' : undefined}
          onClick={() => {
            rememberLanguage(code);
            void state.preferences.getState().save({ language: code });
          }}
        >
          {name}
          {code === language && <Check size={16} strokeWidth={1.75} />}
        </a>
      ))}
    </Menu>
  );
};
