/** Pictures of the first list that stand in a phone’s first window: they are fetched with priority. */
const AT_ONCE = 2;

/** The same in the first view as in the page that takes it over: another way to fetch would fetch, and paint, anew. */
export const isAtOnce = (isFirstList: boolean, index: number): boolean => isFirstList && index < AT_ONCE;
