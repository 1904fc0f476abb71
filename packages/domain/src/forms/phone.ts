import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

/** A phone number as far as it is typed. */
export interface PhoneValue {
  /** ISO 3166-1 alpha-2. */
  readonly regionCode: string;
  /** Calling code of the region, `+44`. */
  readonly prefix: string;
  /** What stands in the field. */
  readonly number: string;
  /** Whether it is a whole number of its region. */
  readonly complete: boolean;
  /** Whether its length is that of a number there. */
  readonly possible: boolean;
  /** `+447911123456`; empty until it can be told. */
  readonly internationalNumber: string;
}

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  readonly label: string;
  /** `+44`. */
  readonly countryCallingCode: string;
}

const FALLBACK_REGION = 'GB';

/** The region where numbers are known there; the United Kingdom where not. */
const regionOf = (code: string): CountryCode => {
  const region = code.toUpperCase();
  return isSupportedCountry(region) ? region : FALLBACK_REGION;
};

/** Calling code of a region, `+44`. */
export const callingCodeOf = (region: string): string => `+${getCountryCallingCode(regionOf(region))}`;

/**
 * What is typed, with western digits, `+` for the `00` of international calls, and without the zero of national calls
 * behind the code of a country that has one: `+4407…` → `+447…` (FORM-12).
 */
const mended = (typed: string, region: CountryCode): string => {
  const digits = typed
    .replaceAll(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/^\s*(?:00|\uFF0B)/u, '+')
    .trim();
  if (/^\+\s*44[\s(-]*0/u.test(digits)) return digits.replace(/^\+\s*44[\s(-]*0\)?/u, '+44');
  // People type the code of the country that is chosen beside it as well, without the plus.
  const code = getCountryCallingCode(region);
  return code === '44' && /^44\s*0?7\d{9}$/u.test(digits) ? `+44${digits.replace(/^44\s*0?/u, '')}` : digits;
};

/**
 * A number as it is read in a region. A number with a calling code of its own moves to the region of that code; the
 * viewer's region stays where it shares the code with others, such as `+1` (FORM-13).
 *
 * @param typed What stands in the field, national or international, in western or Arabic digits.
 * @param region ISO 3166-1 alpha-2.
 */
export const parsePhone = (typed: string, region: string): PhoneValue => {
  const own = regionOf(region);
  const number = mended(typed, own);
  const found = parsePhoneNumberFromString(number, own);
  const sharesCode = found?.countryCallingCode === getCountryCallingCode(own);
  const regionCode = found === undefined || sharesCode ? own : (found.country ?? own);
  return {
    regionCode,
    prefix: callingCodeOf(regionCode),
    number,
    complete: found?.isValid() ?? false,
    possible: found?.isPossible() ?? false,
    internationalNumber: found?.number ?? '',
  };
};

/** The same digits in another region: what stands in the field is read anew (FORM-13). */
export const phoneInRegion = (value: PhoneValue, region: string): PhoneValue => {
  const own = regionOf(region);
  const national =
    parsePhoneNumberFromString(value.number, regionOf(value.regionCode))?.nationalNumber ?? value.number;
  const typed = value.number.startsWith('+') ? national : value.number;
  return { ...parsePhone(typed, own), regionCode: own, prefix: callingCodeOf(own) };
};

/** Whether this is the whole international form of a number that can exist: `+447911123456`. */
export const isPhoneNumber = (value: string): boolean => {
  const found = parsePhoneNumberFromString(value);
  return found !== undefined && found.isValid() && found.number === value;
};

/**
 * Every region that has numbers, in the order of its name.
 * @param nameOf Name of a region in the viewer's language; undefined where the language has none.
 */
export const phoneCountries = (
  nameOf: (region: string) => string | undefined,
  language: string,
): readonly PhoneCountry[] =>
  getCountries()
    .map((value) => ({ value, label: nameOf(value) ?? value, countryCallingCode: callingCodeOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
