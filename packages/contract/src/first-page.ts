import type { CallName } from './calls.js';
import type { PublicRealm } from './realm.schemas.js';

/** An answer that a page brings along, as a guest reads it. */
export interface BroughtAnswer {
  readonly name: CallName;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly reply: unknown;
}

/** What the service knows of a page when it answers, and the build of the site draws the page's first view from. */
export interface FirstPage {
  readonly path: string;
  /** What stands after `?` in its address; empty for nothing. */
  readonly query: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly labels: Readonly<Record<string, string>>;
  readonly realm: PublicRealm;
  /** What the page would ask for first. */
  readonly brought: readonly BroughtAnswer[];
}

/**
 * Markup of what a page shows first, by the module that the build of the site writes for the service.
 * @returns null for pages that begin with nothing to see
 */
export type FirstView = (page: FirstPage) => string | null;
