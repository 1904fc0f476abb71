/** The licences that currently grant a caller access, read in one query when they are first needed; none for guests. */
export interface CallerLicences {
  usableIds(): Promise<ReadonlySet<string>>;
  /** When the first of them stops granting access, in milliseconds since the epoch; `Infinity` if none has an end. */
  nextEnd(): Promise<number>;
  /**
   * A title is played that these licences open: if nothing else opens it, the time of a licence that lasts from its first
   * playback begins.
   */
  begin(licenceIds: readonly string[]): Promise<void>;
}
