/** The parts of mux.js that are used; it has no type declarations. */

declare module 'mux.js/lib/m2ts/caption-stream.js' {
  import type { CaptionPair } from 'mux.js/lib/tools/caption-packet-parser.js';

  export interface CaptionWindow {
    readonly visible: number;
    isEmpty(): boolean;
  }

  export interface CaptionService {
    readonly serviceNum: number;
    readonly windows: readonly CaptionWindow[];
    /** The time from which the text of its visible windows counts. */
    startPts: number;
  }

  export interface DecodedCaption {
    readonly startPts: number;
    readonly endPts: number;
    readonly text: string;
    /** `cc708_` with the number of the service. */
    readonly stream: string;
  }

  /** Decodes the services of CEA-708. */
  export class Cea708Stream {
    readonly services: Readonly<Record<string, CaptionService>>;
    current708Packet: { readonly data: readonly number[] } | null;
    on(event: 'data', listener: (caption: DecodedCaption) => void): void;
    push(pair: CaptionPair): void;
    /** Executes the commands of the current packet. */
    push708Packet(): void;
    /** The time of a byte of the current packet. */
    getPts(at: number): number;
    /** Reports the text of the visible windows of a service, from its start up to a time. */
    flushDisplayed(pts: number, service: CaptionService): void;
    handleText(at: number, service: CaptionService, options?: object): number;
    defineWindow(at: number, service: CaptionService): number;
  }
}

declare module 'mux.js/lib/tools/caption-packet-parser.js' {
  /** Two bytes of `cc_data`. */
  export interface CaptionPair {
    /** `cc_type`. */
    readonly type: number;
    readonly pts: number;
    readonly ccData: number;
  }

  /** A message of supplemental enhancement information; without a payload if none is about captions. */
  export interface CaptionMessage {
    readonly payload?: Uint8Array;
  }

  export function discardEmulationPreventionBytes(data: Uint8Array): Uint8Array;
  export function parseSei(bytes: Uint8Array): CaptionMessage;
  /** @returns `cc_data`; null if the message is about something else */
  export function parseUserData(message: CaptionMessage): Uint8Array | null;
  export function parseCaptionPackets(pts: number, data: Uint8Array): readonly CaptionPair[];
}
