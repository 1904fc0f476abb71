/** Caches `Intl` formatters: creating one costs a browser more than formatting a hundred cards with it. */
const cached = <Options extends object, Format>(make: (language: string, options: Options) => Format) => {
  const made = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const name = `${language} ${JSON.stringify(options)}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const format = make(language, options);
    made.set(name, format);
    return format;
  };
};

/** Browsers and the service differ in the digits of Arabic, and pages could not be hydrated. */
const DIGITS = { numberingSystem: 'latn' } as const;

/**
 * The regional variant of a language that the viewer prefers, if the browser lists one: dates and times in `en` differ
 * between London and New York.
 * @param tags BCP 47 tags, the most preferred first
 */
export const regionalLanguage = (language: string, tags: readonly string[]): string =>
  tags.find((tag) => tag.split('-')[0] === language) ?? language;

/** @see https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/DateTimeFormat */
export const dateFormat = cached(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...DIGITS, ...options }),
);

/**
 * Format of programme times in the guide, the schedule and the player's guide: `20:00`, `8:00 PM`.
 * @param timeZone IANA name; default: the machine's zone
 */
export const clockFormat = (language: string, timeZone?: string): Intl.DateTimeFormat =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone });

/** @see https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat */
export const numberFormat = cached(
  (language: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { ...DIGITS, ...options }),
);

/** @see https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/ListFormat */
export const listFormat = cached(
  (language: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);

/** @see https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/DisplayNames */
export const namesFormat = cached(
  (language: string, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames([language], options),
);
