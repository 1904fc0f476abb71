import type { ResponseOf } from '@footlight/contract';
import { TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import styles from './tv-sign-in.module.css';

type TvProvider = ResponseOf<'getAdobeConfig'>['requestor']['mvpds'][number];

/** Minimum number of providers that gets a search field. */
const SEARCHABLE = 6;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

const Logo = ({ provider }: { readonly provider: TvProvider }) => {
  const [broken, setBroken] = useState(false);
  const { logoUrl, displayName } = provider;
  return logoUrl === null || broken ? (
    <span className={styles['logo']} aria-hidden="true">
      {Array.from(displayName)[0]}
    </span>
  ) : (
    <img className={styles['logo']} src={logoUrl} alt="" onError={() => setBroken(true)} />
  );
};

export interface TvProviderListProps {
  readonly providers: readonly TvProvider[];
  /** Id of the provider that the viewer is being redirected to. */
  readonly goingTo: string | null;
  readonly onChoose: (providerId: string) => void;
}

/** Featured providers with logos, the others by name, and a search field for long lists. */
export const TvProviderList = ({ providers, goingTo, onChoose }: TvProviderListProps) => {
  const { t } = useLabels();
  const [query, setQuery] = useState('');
  const found = providers.filter(({ displayName }) => folded(displayName).includes(folded(query.trim())));
  const featured = found.filter((provider) => provider.featured);
  const others = found.filter((provider) => !provider.featured);

  const list = (items: readonly TvProvider[], className: string | undefined, label: string) =>
    items.length > 0 && (
      <ul className={className} aria-label={label}>
        {items.map((provider) => (
          <li key={provider.id}>
            <button
              type="button"
              className={styles['provider']}
              disabled={goingTo !== null}
              aria-busy={goingTo === provider.id}
              onClick={() => onChoose(provider.id)}
            >
              <Logo provider={provider} />
              <bdi>{provider.displayName}</bdi>
            </button>
          </li>
        ))}
      </ul>
    );

  return (
    <>
      {providers.length >= SEARCHABLE && (
        <TextField
          label={t('searchProviders')}
          name="provider"
          type="search"
          autoComplete="off"
          value={query}
          onValue={setQuery}
        />
      )}
      {list(featured, styles['featured'], t('selectYourProvider'))}
      {featured.length > 0 && others.length > 0 && <h2 className={styles['heading']}>{t('allProviders')}</h2>}
      {list(others, styles['others'], t('allProviders'))}
      <p role="status" className={styles['note']}>
        {found.length === 0 ? t('noProviderFound', { query: query.trim() }) : ''}
      </p>
    </>
  );
};
