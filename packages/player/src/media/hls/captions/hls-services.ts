import type { FragParsingUserdataData, Fragment, MediaPlaylist } from 'hls.js';
import { Cea708Decoder } from '../../../text/cea-708.js';
import type { EngineListener, StreamTextTrack } from '../../engine/engine.js';

/** The number of a service in an INSTREAM-ID; channels of CEA-608 are CC1 to CC4. */
const SERVICE = /^SERVICE(\d+)$/u;

const serviceOf = ({ instreamId }: MediaPlaylist): number | null => {
  const number = SERVICE.exec(instreamId ?? '')?.[1];
  return number === undefined ? null : Number(number);
};

const idOf = (service: number): string => `service${String(service)}`;

const choicesOf = (track: MediaPlaylist): readonly StreamTextTrack[] => {
  const service = serviceOf(track);
  if (service === null) return [];
  const { name: label, lang: language = '', default: isDefault } = track;
  return [{ id: idOf(service), language, label, role: 'captions', ...(isDefault ? { isDefault } : {}) }];
};

/** Whether a segment follows on another, or is a further part of it. */
const follows = (next: Fragment, before: Fragment | null): boolean =>
  before !== null && next.cc === before.cc && [0, 1].includes(Number(next.sn) - Number(before.sn));

/** The services of CEA-708 that a playlist names. */
export class HlsServices {
  readonly tracks: readonly StreamTextTrack[];
  readonly #named: readonly MediaPlaylist[];
  readonly #decoder = new Cea708Decoder();
  #before: Fragment | null = null;

  constructor(named: readonly MediaPlaylist[]) {
    this.#named = named;
    // Each group of captions names them again.
    this.tracks = [...new Map(named.flatMap(choicesOf).map((choice) => [choice.id, choice])).values()];
  }

  /**
   * What the playlist says of a channel of CEA-608; null if it only names a service of that number, which hls.js would
   * list as the channel.
   * @param channel as hls.js names it
   */
  channel(channel: string): Partial<MediaPlaylist> | null {
    const number = Number(channel.slice(-1));
    const named = this.#named.find(({ instreamId }) => instreamId === `CC${String(number)}`);
    return named ?? (this.#named.some((one) => serviceOf(one) === number) ? null : {});
  }

  /** The id of the track that shows the cues of a channel; null if none does. */
  trackOf(channel: string): string | null {
    if (this.channel(channel) !== null) return channel;
    const number = Number(channel.slice(-1));
    // A stream may name a service and have CEA-608 alone.
    return this.#decoder.has(number) ? null : idOf(number);
  }

  /** Reads the data of a segment. */
  read({ frag, samples }: FragParsingUserdataData, listener: Pick<EngineListener, 'cues'>): void {
    const type: string = frag.type;
    if (type !== 'main') return;
    const isNext = follows(frag, this.#before);
    this.#before = frag;
    const data = samples.flatMap(({ pts: time, bytes }) => (bytes === undefined ? [] : [{ time, bytes }]));
    for (const [service, cues] of this.#decoder.read(data, isNext))
      listener.cues(idOf(service), { cues, regions: [], styles: [] });
  }
}
