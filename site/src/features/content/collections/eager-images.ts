/**
 * The number of cards of the first list that are visible in a phone's window without scrolling: their images load
 * eagerly.
 */
const AT_ONCE = 2;

export const isAtOnce = (isFirstList: boolean, index: number): boolean => isFirstList && index < AT_ONCE;
