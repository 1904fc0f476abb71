import type { Site } from '../../../app/site-context.js';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';

/** A provider's response: the parameters of query and fragment. */
export type Answer = URLSearchParams;

/** The browser side of a provider; the service side has the same file name. */
export interface ProviderAdapter {
  /** Offers to link an existing account before creating a new one. */
  readonly offersLink?: true;
  /** Sends the provider's proof to the service. @returns whether the viewer is signed in */
  exchange(answer: Answer, stored: StoredSignIn, site: Site): Promise<boolean>;
}

/** Rebuilds the address that the provider redirected to, on the provider's page of this site. */
export const answerAddress = (answer: Answer, page: string, origin: string): string =>
  `${new URL(page, origin).href}?${answer.toString()}`;

/** A parameter's value, or a placeholder that the service refuses like a wrong one. */
export const valueOf = (answer: Answer, name: string): string => answer.get(name) ?? 'missing';
