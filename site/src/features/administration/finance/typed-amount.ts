const AMOUNT = /^\d{1,9}(?:[.,]\d{1,4})?$/u;

/** The typed amount in minor units; null if it is no amount, or has more decimals than the currency. */
export const minorOf = (typed: string, scale: number): number | null => {
  const text = typed.trim();
  if (!AMOUNT.test(text)) return null;
  const [whole = '0', part = ''] = text.split(/[.,]/u);
  return part.length > scale ? null : Number(`${whole}${part.padEnd(scale, '0')}`);
};

/** An amount of minor units as it is typed. */
export const typedOf = (minor: number, scale: number): string => (minor / 10 ** scale).toFixed(scale);
