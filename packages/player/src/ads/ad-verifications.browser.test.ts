import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdVerification } from '../store/player-events.js';
import { catchPings } from '../testing/catch-pings.js';
import { inline, linear, told, vast } from '../testing/vast-fixtures.js';
import { fetchPod } from './ad-pod.js';
import { handOver } from './ad-verifications.js';

const FILE = 'https://films.example/ad.mp4';
const MACROS = {};
let pings: string[];

beforeEach(() => {
  pings = catchPings();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const verification = `<AdVerifications><Verification vendor="measure.example-omid">
  <JavaScriptResource apiFramework="omid" browserOptional="true"><![CDATA[https://measure.example/omid.js]]></JavaScriptResource>
  <VerificationParameters><![CDATA[{"key":"7"}]]></VerificationParameters>
  <TrackingEvents><Tracking event="verificationNotExecuted"><![CDATA[${told('a', 'unverified=[REASON]')}]]></Tracking></TrackingEvents>
</Verification></AdVerifications>`;
const interactive =
  '<InteractiveCreativeFile type="text/html" apiFramework="SIMID">https://ads.example/i.html</InteractiveCreativeFile>';

const adOf = async (document: string) => {
  const { ads } = await fetchPod({
    url: 'https://ads.example/',
    text: vast(document),
    signal: new AbortController().signal,
    muted: true,
    macros: () => MACROS,
  });
  const [ad] = ads;
  if (ad === undefined) throw new Error('The document has an advertisement.');
  return ad;
};

const picture = () => document.body.appendChild(document.createElement('video'));

describe('what the player does not execute (PLAY-77)', () => {
  it('is handed to the page, which may take it', async () => {
    const ad = await adOf(inline({ id: 'a', file: FILE, more: verification }));
    const offered: AdVerification[] = [];
    const take = (event: Event): void => {
      event.preventDefault();
      offered.push((event as CustomEvent<AdVerification>).detail);
    };
    document.body.addEventListener('footlight-adverification', take);
    handOver(ad, picture(), MACROS);
    document.body.removeEventListener('footlight-adverification', take);
    expect(offered).toEqual([
      {
        vendor: 'measure.example-omid',
        resource: 'https://measure.example/omid.js',
        apiFramework: 'omid',
        parameters: '{"key":"7"}',
      },
    ]);
    expect(pings).toEqual([]);
  });

  it('is reported if nobody takes it', async () => {
    handOver(await adOf(inline({ id: 'a', file: FILE, more: verification })), picture(), MACROS);
    expect(pings).toEqual([told('a', 'unverified=2'), told('a', 'code=410')]);
  });

  it('is an interactive part, which is reported while the film plays', async () => {
    const ad = await adOf(inline({ id: 'a', creatives: linear(FILE, 'video/mp4', interactive) }));
    expect(ad.files).toHaveLength(1);
    handOver(ad, picture(), MACROS);
    expect(pings).toEqual([told('a', 'code=409')]);
  });
});
