/** Countries that have no postal codes. */
const WITHOUT_POSTAL_CODE = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ' +
    'ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);
/** Countries in which an address requires its state, province, emirate or prefecture. */
const WITH_LEVEL_1 = new Set(
  'AE AR AU BR CA CN CO ES HK ID IN IT JP KR MX MY NG PH TH TR TW UA US VE VN'.split(' '),
);

/**
 * The required fields of an address in a country.
 * @see https://github.com/google/libaddressinput/wiki/AddressValidationMetadata
 */
export const addressRequiredFields = (country: string): { fieldName: string }[] => [
  { fieldName: 'line1' },
  ...(WITH_LEVEL_1.has(country) ? [{ fieldName: 'administrativeLevel1' }] : []),
  ...(WITHOUT_POSTAL_CODE.has(country) ? [] : [{ fieldName: 'postalCode' }]),
];
