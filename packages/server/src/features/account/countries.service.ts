import type { ResponseOf } from '@footlight/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Realm } from '../../realm/load-realm.js';
import { addressRequiredFields } from './address-fields.js';

export const createCountriesService = ({ account: { billing } }: Pick<Realm, 'account'>) => {
  const codes = getCountries();
  const known: ReadonlySet<string> = new Set(codes);
  const lists = new Map<string, ResponseOf<'listCountries'>['countries']>();

  const listIn = (language: string): ResponseOf<'listCountries'>['countries'] => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const { compare } = new Intl.Collator(language);
    return codes
      .map((code) => ({
        name: names.of(code) ?? code,
        iso3166alpha2: code,
        countryCallingCode: `+${getCountryCallingCode(code)}`,
        addressRequiredFields: addressRequiredFields(code),
        taxNumberRequired: billing.taxNumberCountries.includes(code),
        birthDateRequired: billing.birthDateCountries.includes(code),
      }))
      .toSorted((one, other) => compare(one.name, other.name));
  };

  return {
    has: (country: string): boolean => known.has(country),
    /** All countries with a calling code, sorted by their name in `language`. */
    list: (language: string, callerCountryCode: string): ResponseOf<'listCountries'> => {
      const countries = lists.get(language) ?? listIn(language);
      lists.set(language, countries);
      return { countries, callerCountryCode };
    },
  };
};

export type CountriesService = ReturnType<typeof createCountriesService>;
