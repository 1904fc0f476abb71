import type { Caller } from '../../feature.js';
import type { CallerLicences } from './caller-licences.js';

/**
 * The caller, language and country that content is read for; they determine texts, access and the contents of lists.
 */
export interface ContentView {
  readonly caller: Caller;
  /** One of the realm's languages. */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The caller’s licences, if several parts of the request need them; without them, each part reads them. */
  readonly licences?: CallerLicences;
}
