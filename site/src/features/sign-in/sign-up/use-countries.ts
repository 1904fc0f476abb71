import { useEffect, useState } from 'react';
import { useSite } from '../../../app/site-context.js';

export interface CountryOption {
  /** ISO 3166-1 alpha-2 code. */
  readonly value: string;
  readonly label: string;
}

/** Countries sorted by name; only the viewer's own until the list has loaded. */
export const useCountries = (isWanted: boolean, own: string): readonly CountryOption[] => {
  const { state, language } = useSite();
  const [countries, setCountries] = useState<readonly CountryOption[] | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    state.client.call('listCountries', { signal: controller.signal }).then(
      (response) =>
        setCountries(
          response.countries
            .map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, label: name }))
            .toSorted((one, other) => one.label.localeCompare(other.label, language)),
        ),
      // The form works with the viewer's own country alone.
      () => undefined,
    );
    return () => controller.abort();
  }, [isWanted, state, language]);
  return (
    countries ?? [{ value: own, label: new Intl.DisplayNames([language], { type: 'region' }).of(own) ?? own }]
  );
};
