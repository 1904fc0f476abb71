/**
 * An amount as a document names it.
 * @param minor in the currency's minor units
 * @param scale how many digits of them stand behind the separator
 */
export const moneyIn = (language: string, minor: number, currency: string, scale: number): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
  }).format(minor / 10 ** scale);
