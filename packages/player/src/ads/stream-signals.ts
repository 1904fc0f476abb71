/** What a stream says of a span of its time: a date range of HLS, or an event in a manifest of DASH. */
export interface StreamSignal {
  readonly id: string;
  /** `CLASS`, or `schemeIdUri`. */
  readonly scheme: string;
  /** Seconds on the clock of the media element. */
  readonly start: number;
  /** Seconds; null if it is not known. */
  readonly duration: number | null;
  /** Of the date range, or of the first element in the event. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of the event. */
  readonly text: string;
  /** How many units of the attributes of an event are a second. */
  readonly timescale: number;
}

/** What is read of a media playlist of hls.js. */
interface Playlist {
  readonly dateRanges: Readonly<Record<string, DateRange | undefined>>;
}

interface DateRange {
  readonly id: string;
  readonly class: string;
  /** Seconds. */
  readonly startTime: number;
  readonly duration: number | null;
  readonly attr: Readonly<Record<string, unknown>>;
}

/** What is read of a manifest of dash.js, and of the elements in it. */
interface Manifest {
  readonly Period?: readonly Period[];
}

interface Period {
  /** Seconds. */
  readonly start?: number;
  readonly duration?: number;
  readonly EventStream?: readonly ManifestNode[];
}

interface ManifestNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly childNodes: readonly ManifestNode[];
}

const textsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const numberOf = (value: string | undefined, usual: number): number => {
  const number = Number(value ?? usual);
  return Number.isFinite(number) ? number : usual;
};

const ofPlaylist = ({ dateRanges }: Playlist): StreamSignal[] =>
  Object.values(dateRanges).flatMap((range) =>
    range === undefined
      ? []
      : [
          {
            id: range.id,
            scheme: range.class,
            start: range.startTime,
            duration: range.duration,
            attributes: textsOf(range.attr),
            text: '',
            timescale: 1,
          },
        ],
  );

const isElement = ({ nodeName }: ManifestNode): boolean => !nodeName.startsWith('#');

const ofEvents = ({ attributes: given, childNodes }: ManifestNode, periodStart: number): StreamSignal[] => {
  const { schemeIdUri: scheme = '' } = given;
  const timescale = numberOf(given['timescale'], 1) || 1;
  const offset = numberOf(given['presentationTimeOffset'], 0);
  return childNodes.filter(isElement).map(({ attributes, childNodes: content }) => ({
    id: [periodStart, scheme, attributes['id'], attributes['presentationTime']].join(' '),
    scheme,
    start: periodStart + (numberOf(attributes['presentationTime'], 0) - offset) / timescale,
    duration: attributes['duration'] === undefined ? null : numberOf(attributes['duration'], 0) / timescale,
    attributes: content.find(isElement)?.attributes ?? {},
    text: content
      .map(({ nodeValue }) => nodeValue ?? '')
      .join('')
      .trim(),
    timescale,
  }));
};

const ofManifest = ({ Period: periods = [] }: Manifest): StreamSignal[] => {
  let end = 0;
  return periods.flatMap((period) => {
    const start = period.start ?? end;
    end = start + (period.duration ?? 0);
    return (period.EventStream ?? []).flatMap((stream) => ofEvents(stream, start));
  });
};

/** What a stream says of spans of its time. @param described its playlist or manifest, as the engine has parsed it */
export const streamSignals = (described: object): readonly StreamSignal[] =>
  'dateRanges' in described ? ofPlaylist(described as Playlist) : ofManifest(described);
