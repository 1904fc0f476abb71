import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

/** A phone number while it is typed. */
export interface PhoneValue {
  /** ISO 3166-1 alpha-2. */
  readonly regionCode: string;
  /** Calling code of the region, `+44`. */
  readonly prefix: string;
  /** Text of the field. */
  readonly number: string;
  /** Whether it is a complete, valid number of its region. */
  readonly complete: boolean;
  /** Whether its length is possible in the region. */
  readonly possible: boolean;
  /** `+447911123456`; empty until it can be determined. */
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

/** The region if its numbering plan is known, otherwise the United Kingdom. */
const regionOf = (code: string): CountryCode => {
  const region = code.toUpperCase();
  return isSupportedCountry(region) ? region : FALLBACK_REGION;
};

/** Calling code of a region, `+44`. */
export const callingCodeOf = (region: string): string => `+${getCountryCallingCode(regionOf(region))}`;

/**
 * Normalises typed input: western digits, `+` instead of an international `00`, and no national trunk zero after a
 * country code: `+4407…` → `+447…` (FORM-12).
 */
const completed = (typed: string, region: CountryCode): string => {
  const digits = typed
    .replaceAll(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/^\s*(?:00|\uFF0B)/u, '+')
    .trim();
  if (/^\+\s*44[\s(-]*0/u.test(digits)) return digits.replace(/^\+\s*44[\s(-]*0\)?/u, '+44');
  // Viewers also type the country code of the selected country without the plus.
  const code = getCountryCallingCode(region);
  return code === '44' && /^44\s*0?7\d{9}$/u.test(digits) ? `+44${digits.replace(/^44\s*0?/u, '')}` : digits;
};

/**
 * Parses a number in a region. A number with its own calling code switches to the region of that code; the viewer's
 * region is kept if it shares the code, such as `+1` (FORM-13).
 *
 * @param typed Text of the field, national or international, in western or Arabic digits.
 * @param region ISO 3166-1 alpha-2.
 */
export const parsePhone = (typed: string, region: string): PhoneValue => {
  const own = regionOf(region);
  const number = completed(typed, own);
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

/** Reparses the text of the field in another region (FORM-13). */
export const phoneInRegion = (value: PhoneValue, region: string): PhoneValue => {
  const own = regionOf(region);
  const national =
    parsePhoneNumberFromString(value.number, regionOf(value.regionCode))?.nationalNumber ?? value.number;
  const typed = value.number.startsWith('+') ? national : value.number;
  return { ...parsePhone(typed, own), regionCode: own, prefix: callingCodeOf(own) };
};

/** Whether the value is the complete international form of a valid number: `+447911123456`. */
export const isPhoneNumber = (value: string): boolean => {
  const found = parsePhoneNumberFromString(value);
  return found !== undefined && found.isValid() && found.number === value;
};

/**
 * Every region with phone numbers, sorted by name.
 * @param nameOf Name of a region in the viewer's language; undefined if the language has none.
 */
export const phoneCountries = (
  nameOf: (region: string) => string | undefined,
  language: string,
): readonly PhoneCountry[] =>
  getCountries()
    .map((value) => ({ value, label: nameOf(value) ?? value, countryCallingCode: callingCodeOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
