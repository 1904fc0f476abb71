const STRONG =
  /(?<rtl>[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}])|\p{L}/u;

/**
 * The direction of the first strong character in a text; null if there is none.
 * @see https://www.unicode.org/reports/tr9/#P2
 */
export const textDirection = (text: string): 'ltr' | 'rtl' | null => {
  const found = STRONG.exec(text);
  if (found === null) return null;
  return found.groups?.['rtl'] === undefined ? 'ltr' : 'rtl';
};
