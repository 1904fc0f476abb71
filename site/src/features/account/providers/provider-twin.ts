import type { Site } from '../../../app/site-context.js';
import type { KeptSignIn } from '../../../sign-in/kept-sign-in.js';

/** What a provider sent the browser back with: the query, and the fragment. */
export type Answer = URLSearchParams;

/** The site's half of one provider; the service's half has the same file name. */
export interface ProviderTwin {
  /** Asks before a new account is made whether one is to be linked. */
  readonly offersLink?: true;
  /** Brings the provider's proof to the service. @returns whether the viewer is signed in */
  exchange(answer: Answer, kept: KeptSignIn, site: Site): Promise<boolean>;
}

/** The query of an answer as the provider sent it, by its own page of this site. */
export const answerAddress = (answer: Answer, page: string, origin: string): string =>
  `${new URL(page, origin).href}?${answer.toString()}`;

/** A code, or a text that the service refuses as it would a wrong one. */
export const valueOf = (answer: Answer, name: string): string => answer.get(name) ?? 'missing';
