import type { Recipe } from './recipes.js';

export type Side = 'player' | 'engine';

/** What the server answers in place of the file of the same name. */
export interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  /** Whether pages of other origins may read it (CORS); they may by default. */
  readonly isShared?: boolean;
  /** Bits per second, for each response by itself. */
  readonly rate?: number;
  /** Never ends: the body is sent again and again. */
  readonly isEndless?: boolean;
}

export interface Asked {
  /** Name of the file within the case. */
  readonly file: string;
  /** Address of the folder of the case, and of the same on another host. */
  readonly folder: string;
  readonly otherFolder: string;
  /** Whether the request came to the other host. */
  readonly isOther: boolean;
  /** Whether the service sent it on. */
  readonly isRelayed: boolean;
  /** Seconds since the first request of this player. */
  readonly since: number;
  /** Reads a file made by a recipe. */
  readonly read: (recipe: Recipe, name: string) => Buffer;
}

/** What the player's page saw until the end of the watch. */
export interface Outcome {
  /** Seconds that were played. */
  readonly played: number;
  readonly currentTime: number;
  /** Milliseconds until the first second was played; null if it never was. */
  readonly startedMs: number | null;
  /** Code of the first error; null for none. */
  readonly error: string | null;
  /** Milliseconds from the first request of the stream. */
  readonly errorMs: number | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** How often an error was reported. */
  readonly errors: number;
  readonly duration: number | null;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly ended: boolean;
  /** Whether sound was decoded; null if the browser does not tell. */
  readonly isHeard: boolean | null;
  /** Hosts that were asked for anything, except those of the page and of the case. */
  readonly strangers: readonly string[];
  /** Addresses of the pictures that the player shows. */
  readonly pictures: readonly string[];
  /** Files in the order of their requests. */
  readonly requested: readonly string[];
  /** Uncaught errors in the page. */
  readonly thrown: readonly string[];
  /** Public state at the end. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Text of the controls at the end. */
  readonly shown: string;
  /** Longest time the page did not respond, in milliseconds. */
  readonly frozenMs: number;
}

export interface MediaCase {
  readonly name: string;
  readonly engine: 'hls' | 'dash' | 'native';
  /** Files that ffmpeg makes; the first one’s are served by their names. */
  readonly recipes: readonly Recipe[];
  /** The file that is played. */
  readonly source: string;
  /** Attributes of the player’s element. @param folder address of the case */
  readonly attributes?: string | ((folder: string) => string);
  /** What is within the element of either side, such as `<track>`. @param folder address of the case */
  readonly content?: (folder: string) => string;
  /** Moves the pointer over the middle of the timeline while it is watched. */
  readonly isPointed?: boolean;
  /** Whether the service relays the source, as it does for origins that ask for request headers. */
  readonly isRelayed?: boolean;
  /** Content-Security-Policy of the page. */
  readonly policy?: (origin: string) => string;
  /** Seconds to watch from the first request, unless the video ends or fails before. */
  readonly seconds: number;
  /** What is answered; undefined for the file of that name. */
  readonly reply?: (asked: Asked) => Reply | undefined;
  /** Whether it is right that the plain engine plays more. */
  readonly isMore?: boolean;
  /** What is right. @returns what is wrong about the player; empty if nothing is */
  readonly wrong: (outcome: Outcome, engine: Outcome) => readonly string[];
}

/** Wants that much to be played without an error. @param seconds */
export const plays =
  (seconds: number): MediaCase['wrong'] =>
  ({ played, error, thrown }) => [
    ...(played < seconds ? [`played ${played.toFixed(1)} of ${String(seconds)} s`] : []),
    ...(error === null ? [] : [`failed with ${error}`]),
    ...thrown.map((message) => `threw ${message}`),
  ];

/** Milliseconds within which an error is reported; the second where its cause is only in the segments (PLAY-10). */
export const SOON_MS = 3000;
export const IN_SEGMENTS_MS = 5000;

/** Wants one error with these details within a time. */
export const fails =
  (code: string, withinMs: number, details: Readonly<Record<string, unknown>> = {}): MediaCase['wrong'] =>
  ({ error, errorMs, details: found, errors, thrown }) => [
    ...(error === code ? [] : [`expected ${code}, got ${String(error)}`]),
    ...((errorMs ?? 0) > withinMs ? [`reported after ${String(errorMs)} ms`] : []),
    ...(errors > 1 ? [`reported ${String(errors)} times`] : []),
    ...Object.entries(details).flatMap(([name, value]) =>
      JSON.stringify(found[name]) === JSON.stringify(value)
        ? []
        : [`${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(value)}`],
    ),
    ...thrown.map((message) => `threw ${message}`),
  ];

/** Combines what several checks find. */
export const every =
  (...checks: readonly MediaCase['wrong'][]): MediaCase['wrong'] =>
  (outcome, engine) =>
    checks.flatMap((check) => check(outcome, engine));
