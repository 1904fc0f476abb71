const STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,VI Virgin Islands,' +
  'AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific';

const PROVINCES =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,' +
  'NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon';

/** A name as it is compared: without case, accents and punctuation. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

const codesOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(',').flatMap((entry) => {
      const code = entry.slice(0, 2);
      return [
        [code, code],
        [folded(entry.slice(3)), code],
      ] as const;
    }),
  );

/** Codes and names of the regions of countries that tax by region. */
const REGIONS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  US: codesOf(STATES),
  CA: codesOf(PROVINCES),
};

/**
 * The code of a state or province that was typed as a code or a name: `New York` and `ny` are `NY`. Of countries whose
 * regions are not listed here, the text itself in capitals.
 * @returns null if nothing was typed, or there is no such region
 */
export const regionOf = (country: string, typed: string | null): string | null => {
  const name = folded(typed ?? '').replace(new RegExp(`^${country}(?=..$)`, 'u'), '');
  if (name === '') return null;
  const known = REGIONS[country];
  return known === undefined ? name : (known.get(name) ?? null);
};

/** Codes of the regions of a country, if it has listed ones. */
export const regionCodes = (country: string): readonly string[] => [
  ...new Set(REGIONS[country]?.values() ?? []),
];
