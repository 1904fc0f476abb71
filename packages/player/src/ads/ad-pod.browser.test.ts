import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchPings } from '../testing/catch-pings.js';
import { inline, linear, told, vast, wrapper } from '../testing/vast-fixtures.js';
import { fetchPod } from './ad-pod.js';

const ADS = 'https://ads.example/';
const FILE = 'https://films.example/ad.mp4';
const MACROS = { ERRORCODE: '900' };

let pings: string[];

beforeEach(() => {
  pings = catchPings();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const code = (id: string, error: number): string => told(id, `code=${String(error)}`);

/** An ad server with these documents; others are missing. */
const serve = (documents: Readonly<Record<string, string>>): void => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const address = input instanceof Request ? input.url : String(input);
    const text = documents[address.slice(ADS.length)];
    return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
  });
};

const read = (documents: Readonly<Record<string, string>>) => {
  serve(documents);
  return fetchPod({
    url: `${ADS}first`,
    signal: new AbortController().signal,
    muted: true,
    macros: () => MACROS,
    tracking: undefined,
  });
};

const titles = (pod: Awaited<ReturnType<typeof read>>) => pod.ads.map(({ title }) => title);
const good = (id: string, sequence?: number) =>
  inline({ id, file: FILE, ...(sequence === undefined ? {} : { sequence }) });

const nonLinear = `<Creative><NonLinearAds><NonLinear width="300" height="50">
  <StaticResource creativeType="image/png">${ADS}a.png</StaticResource></NonLinear></NonLinearAds></Creative>`;
const companion = `<Creative><CompanionAds><Companion width="300" height="250">
  <StaticResource creativeType="image/png">${ADS}a.png</StaticResource></Companion></CompanionAds></Creative>`;

/** The kinds of the IAB's sample tags: what is played of each, and what its ad server is told. */
const KINDS: readonly {
  readonly kind: string;
  readonly documents: Readonly<Record<string, string>>;
  readonly plays: readonly string[];
  readonly tells: readonly string[];
}[] = [
  { kind: 'inline, VAST 2', documents: { first: vast(good('a'), '2.0') }, plays: ['a'], tells: [] },
  { kind: 'inline, VAST 3', documents: { first: vast(good('a'), '3.0') }, plays: ['a'], tells: [] },
  { kind: 'inline, VAST 4.3', documents: { first: vast(good('a'), '4.3') }, plays: ['a'], tells: [] },
  {
    kind: 'VAST 1',
    documents: { first: '<VideoAdServingTemplate><Ad id="a"/></VideoAdServingTemplate>' },
    plays: [],
    tells: [],
  },
  {
    kind: 'non-linear only',
    documents: { first: vast(inline({ id: 'a', creatives: nonLinear })) },
    plays: [],
    tells: [code('a', 201)],
  },
  {
    kind: 'companions only',
    documents: { first: vast(inline({ id: 'a', creatives: companion })) },
    plays: [],
    tells: [code('a', 200)],
  },
  {
    kind: 'linear with companions and a non-linear one',
    documents: { first: vast(inline({ id: 'a', creatives: linear(FILE) + companion + nonLinear })) },
    plays: ['a'],
    tells: [],
  },
  {
    kind: 'a pod in any order, with a buffet that is not needed',
    documents: { first: vast(good('two', 2) + good('spare') + good('one', 1)) },
    plays: ['one', 'two'],
    tells: [],
  },
  {
    kind: 'a buffet',
    documents: { first: vast(good('one') + good('two')) },
    plays: ['one'],
    tells: [],
  },
  {
    kind: 'a wrapper',
    documents: { first: vast(wrapper('w', `${ADS}next`)), next: vast(good('a')) },
    plays: ['a'],
    tells: [],
  },
  {
    kind: 'a wrapper of nothing',
    documents: { first: vast(wrapper('w', `${ADS}next`)), next: vast('') },
    plays: [],
    tells: [code('w', 303)],
  },
  {
    kind: 'a wrapper of a missing document',
    documents: { first: vast(wrapper('w', `${ADS}missing`)) },
    plays: [],
    tells: [code('w', 301)],
  },
  {
    kind: 'a wrapper of a document that is not XML',
    documents: { first: vast(wrapper('w', `${ADS}next`)), next: '<VAST version="4.2"><Ad>' },
    plays: [],
    tells: [code('w', 100)],
  },
  {
    kind: 'a wrapper of another kind of document',
    documents: { first: vast(wrapper('w', `${ADS}next`)), next: '<html/>' },
    plays: [],
    tells: [code('w', 101)],
  },
  {
    kind: 'a wrapper of an advertisement that is neither inline nor a wrapper',
    documents: { first: vast(wrapper('w', `${ADS}next`)), next: vast('<Ad id="a"><Inline/></Ad>') },
    plays: [],
    tells: [code('w', 101)],
  },
  {
    kind: 'a wrapper of VAST 1',
    documents: { first: vast(wrapper('w', `${ADS}next`)), next: '<VideoAdServingTemplate/>' },
    plays: [],
    tells: [code('w', 102)],
  },
  {
    kind: 'wrappers without an end',
    documents: { first: vast(wrapper('w', `${ADS}first`)) },
    plays: [],
    tells: [code('w', 302)],
  },
  {
    kind: 'a wrapper that allows no further wrappers',
    documents: {
      first: vast(wrapper('w', `${ADS}next`, 'followAdditionalWrappers="false"')),
      next: vast(wrapper('v', `${ADS}last`)),
      last: vast(good('a')),
    },
    plays: [],
    tells: [code('w', 303)],
  },
  {
    kind: 'a wrapper of several, of which it allows one',
    documents: {
      first: vast(wrapper('w', `${ADS}next`, 'allowMultipleAds="false"')),
      next: vast(good('one', 1) + good('alone') + good('other')),
    },
    plays: ['alone'],
    tells: [],
  },
  {
    kind: 'a wrapper of a pod that it allows',
    documents: {
      first: vast(wrapper('w', `${ADS}next`, 'allowMultipleAds="true"')),
      next: vast(good('two', 2) + good('one', 1)),
    },
    plays: ['one', 'two'],
    tells: [],
  },
  {
    kind: 'a pod with a wrapper of nothing, whose place the buffet takes',
    documents: {
      first: vast(wrapper('w', `${ADS}next`, 'fallbackOnNoAd="true"', 1) + good('two', 2) + good('spare')),
      next: vast(''),
    },
    plays: ['spare', 'two'],
    tells: [code('w', 303)],
  },
  {
    kind: 'a pod with a wrapper of nothing that wants no replacement',
    documents: {
      first: vast(wrapper('w', `${ADS}next`, 'fallbackOnNoAd="false"', 1) + good('two', 2) + good('spare')),
      next: vast(''),
    },
    plays: ['two'],
    tells: [code('w', 303)],
  },
  {
    kind: 'a buffet that begins with a wrapper of nothing',
    documents: { first: vast(wrapper('w', `${ADS}next`) + good('spare')), next: vast('') },
    plays: ['spare'],
    tells: [code('w', 303)],
  },
  {
    kind: 'no advertisement',
    documents: {
      first: `<VAST version="4.2"><Error><![CDATA[${told('root', 'code=[ERRORCODE]')}]]></Error></VAST>`,
    },
    plays: [],
    tells: [code('root', 303)],
  },
];

describe('the document of a break (PLAY-74)', () => {
  it.each(KINDS)('$kind', async ({ documents, plays, tells }) => {
    const pod = await read(documents);
    expect(titles(pod)).toEqual(plays);
    expect(new Set(pings)).toEqual(new Set(tells));
  });

  it('has no file of an advertisement for a script, whatever its type says', async () => {
    const creatives = linear(FILE).replace('<MediaFile ', '<MediaFile apiFramework="VPAID" ');
    const pod = await read({ first: vast(inline({ id: 'a', creatives })) });
    expect(pod.ads.map(({ files }) => files)).toEqual([[]]);
  });

  it('reports a creative without any file as such, not as a missing document', async () => {
    const creatives = '<Creative><Linear><Duration>00:00:05</Duration></Linear></Creative>';
    const pod = await read({ first: vast(inline({ id: 'a', creatives })) });
    expect(titles(pod)).toEqual(['a']);
    expect(pings).toEqual([]);
  });

  it('replaces advertisements of a pod by those of the buffet, one after another', async () => {
    const pod = await read({ first: vast(good('one', 1) + good('spare') + good('last')) });
    expect(titles(pod)).toEqual(['one']);
    expect((await pod.substitute())?.title).toBe('spare');
    expect((await pod.substitute())?.title).toBe('last');
    expect(await pod.substitute()).toBeNull();
  });

  it('does not request the wrappers of a buffet that is not needed', async () => {
    const pod = await read({
      first: vast(good('one', 1) + wrapper('w', `${ADS}next`)),
      next: vast(good('spare')),
    });
    expect(vi.mocked(fetch)).toHaveBeenCalledTimes(1);
    expect((await pod.substitute())?.title).toBe('spare');
    expect(vi.mocked(fetch)).toHaveBeenCalledTimes(2);
  });
});
