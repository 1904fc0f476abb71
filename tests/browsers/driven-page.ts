import type { BROWSERS } from '../../scripts/browsers.mjs';

export type BrowserName = (typeof BROWSERS)[number];

/** Name of a key as `KeyboardEvent.key` has it, or a character. */
export type Key = string;

/** What a driver can do with a page. Everything else is built on this (tab.ts). */
export interface DrivenPage {
  /** Resolves when the document is loaded. */
  goto(address: string): Promise<void>;
  /**
   * Evaluates an expression, awaits its promise, and returns its text.
   * @param frames for each nested frame, an expression that evaluates to its element in the frame around it
   * @throws {GoneError} if the document was replaced meanwhile
   */
  evaluate(expression: string, frames: readonly string[]): Promise<string>;
  /** Presses the primary button at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Moves the pointer there. */
  hover(x: number, y: number): Promise<void>;
  /** Presses a key, while others are held. */
  key(key: Key, held: readonly Key[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Writes what the window shows as a PNG. */
  screenshot(file: string): Promise<void>;
  /** Connects an authenticator that answers requests for passkeys by itself, if the driver has one. */
  addPasskeys?(): Promise<true>;
  /** Errors in the console and uncaught ones, of this page and its frames. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** An expression whose value is null where the element of a frame is not in the page yet. */
export const whenFound = (frame: string): string =>
  `(() => { try { return ${frame}; } catch { return null; } })()`;

/**
 * What pages may store: by default each browser keeps the storage of frames of another site apart for each page around
 * them; `blocked` refuses it to such frames, `allowed` gives them that of their own site, `refused` lets nobody store
 * anything.
 */
export type PageStorage = 'partitioned' | 'blocked' | 'allowed' | 'refused';

/** The document in which something was evaluated is gone. */
export class GoneError extends Error {}

export interface DrivenBrowser {
  /** Opens a page that shares nothing with the ones before. */
  open(): Promise<DrivenPage>;
  close(): Promise<void>;
}
