import { Cea708Stream, type CaptionService, type DecodedCaption } from 'mux.js/lib/m2ts/caption-stream.js';
import { parseCaptionPackets } from 'mux.js/lib/tools/caption-packet-parser.js';
import { PLAIN_CUE, type Cue } from './cue.js';

/** Caption data of one picture. */
export interface CaptionData {
  /** Seconds, when the picture is shown. */
  readonly time: number;
  /** `cc_data`, from the byte with its count on. */
  readonly bytes: Uint8Array;
}

/** Types of `cc_data` from which on it belongs to CEA-708; those below belong to CEA-608. */
const PACKET_DATA = 2;
const PACKET_START = 3;
/** Bytes of a packet whose code of a size is 0. */
const LARGEST_PACKET = 128;

const isShowing = ({ windows }: CaptionService): boolean =>
  windows.some((window) => window.visible && !window.isEmpty());

/** mux.js counts a text from the last command for windows on, even if it was written later. */
class Services extends Cea708Stream {
  override handleText(at: number, service: CaptionService, options?: object): number {
    if (!isShowing(service)) service.startPts = this.getPts(at);
    return super.handleText(at, service, options);
  }

  /** A definition may also show or hide a window. */
  override defineWindow(at: number, service: CaptionService): number {
    this.flushDisplayed(this.getPts(at), service);
    return super.defineWindow(at, service);
  }
}

/** The text has no tags, but may have their signs. */
const textOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n');

/** A caption that was reported last, and may go on. */
type Reported = Pick<Cue, 'start' | 'end' | 'text'>;

/**
 * Decodes the caption services of CEA-708 from the caption data of pictures, in the order in which they are shown. mux.js
 * interprets the commands of packets that are complete; the rest of a packet that is not is dropped.
 * @see ANSI/CTA-708-E, sections 4 (`cc_data`), 5 (packets), 6 (services) and 8 (commands)
 */
export class Cea708Decoder {
  #stream = this.#start();
  readonly #reported = new Map<number, Reported>();
  /** Numbers of the services of which there was anything. */
  readonly #heard = new Set<number>();
  #cues = new Map<number, Cue[]>();

  /**
   * @param follows whether the data follow on those that were read last; otherwise windows and texts are forgotten
   * @returns cues by the number of their service. A caption that is still shown ends with the data, and is repeated from
   * the same start with those that follow
   */
  read(data: readonly CaptionData[], follows: boolean): ReadonlyMap<number, readonly Cue[]> {
    this.#cues = new Map();
    if (!follows) this.#stream = this.#start();
    for (const { time, bytes } of data)
      for (const pair of parseCaptionPackets(time, bytes))
        if (pair.type >= PACKET_DATA) this.#take(() => this.#add(pair));
    const end = data.at(-1)?.time;
    if (end !== undefined)
      for (const service of Object.values(this.#stream.services)) {
        this.#heard.add(service.serviceNum);
        this.#take(() => this.#stream.flushDisplayed(end, service));
      }
    return this.#cues;
  }

  /** Whether there was anything of a service, be it without text. */
  has(service: number): boolean {
    return this.#heard.has(service);
  }

  /** A damaged packet may have left windows that nothing can be shown in. */
  #take(act: () => void): void {
    try {
      act();
    } catch {
      this.#stream = this.#start();
    }
  }

  #start(): Services {
    const stream = new Services();
    stream.on('data', (caption) => this.#report(caption));
    return stream;
  }

  /** Executes a packet as soon as it is complete; mux.js would wait for the next one. */
  #add(pair: Parameters<Services['push']>[0]): void {
    const stream = this.#stream;
    if (pair.type === PACKET_START) stream.current708Packet = null;
    else if (stream.current708Packet === null) return;
    stream.push(pair);
    const bytes = stream.current708Packet?.data ?? [];
    const size = ((bytes[0] ?? 0) & 0x3f) * 2 || LARGEST_PACKET;
    if (bytes.length < size) return;
    stream.push708Packet();
    stream.current708Packet = null;
  }

  #report({ startPts, endPts: end, text: written, stream }: DecodedCaption): void {
    const service = Number(stream.slice(stream.indexOf('_') + 1));
    const text = textOf(written);
    const last = this.#reported.get(service);
    const start = last?.end === startPts && last.text === text ? last.start : startPts;
    if (text === '' || end <= start) return;
    this.#reported.set(service, { start, end, text });
    this.#cues.set(service, [
      ...(this.#cues.get(service) ?? []),
      { id: '', start, end, text, settings: PLAIN_CUE },
    ]);
  }
}
