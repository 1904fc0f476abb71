/** Pictures of the first list that stand in a phone’s first window: they are fetched with priority. */
const AT_ONCE = 2;

export const isAtOnce = (isFirstList: boolean, index: number): boolean => isFirstList && index < AT_ONCE;
