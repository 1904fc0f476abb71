/** What a list includes or leaves out for its caller. */
export interface ListFilter {
  /** Include content that is blocked in the caller's country. */
  readonly displayGeoblocked: boolean;
  /** Include content that guests can play only after signing in. */
  readonly displayContentAvailableOnSignIn: boolean;
}

export interface FilterQuery {
  readonly displayGeoblocked?: boolean | undefined;
  readonly displayContentAvailableOnSignIn?: boolean | undefined;
}

export const listFilter = (query: FilterQuery = {}): ListFilter => ({
  displayGeoblocked: query.displayGeoblocked ?? false,
  displayContentAvailableOnSignIn: query.displayContentAvailableOnSignIn ?? true,
});
