import { Menu, useLabels } from '@footlight/ui';
import { Check, Globe } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import { inLanguage, type Prefix } from '../navigation/paths.js';

const A_YEAR_S = 31_536_000;

/** Remembers the choice where the service can read it, so that addresses without a language follow it. */
const remember = (language: string): void => {
  document.cookie = `language=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
};

/** The page's languages; each is an address of this same page, so switching keeps it. */
export const LanguageMenu = () => {
  const { t } = useLabels();
  const { realm, language, state } = useSite();
  const { pathname, search } = useLocation();
  const current = realm.languages.find(({ code }) => code === language);

  return (
    <Menu
      label={`${t('language')}: ${current?.name ?? language}`}
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
          href={`${inLanguage(pathname, code === realm.defaultLanguage ? '' : (code as Prefix))}${search}`}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? 'true' : undefined}
          onClick={() => {
            remember(code);
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
