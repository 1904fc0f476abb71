/** Whether a text, or a segment that was decoded as one, contains TTML. */
export const hasTtml = (text: string): boolean => /<(?:[\w-]+:)?tt[\s>]/u.test(text);
