import type { Caller } from '../../feature.js';

/** For whom, in which words and from where content is read; decides texts, access and what is listed. */
export interface ContentView {
  readonly caller: Caller;
  /** One of the realm's languages. */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}
