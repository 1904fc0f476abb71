import { every, plays, type Asked, type MediaCase, type Reply } from '../media-case.js';
import { apart, dash, first, instead, masterOf, separate } from './setups.js';
import { liveManifest } from './live-manifest.js';

const XML = 'text/xml';

const vast = (folder: string, creative: string): string =>
  `<?xml version="1.0"?><VAST version="3.0"><Ad id="a"><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle><Error><![CDATA[${folder}error]]></Error><Impression><![CDATA[${folder}impression]]></Impression><Creatives><Creative>${creative}</Creative></Creatives></InLine></Ad></VAST>`;

const linear = (file: string): string =>
  `<Linear><Duration>00:00:03</Duration><MediaFiles>${file}</MediaFiles></Linear>`;

/** Whether the advertisement was shown and no error was reported. */
const advertises: MediaCase['wrong'] = ({ requested }) => [
  ...(requested.includes('impression') ? [] : ['shows no advertisement']),
  ...(requested.includes('error') ? ['reports an error to the ad server'] : []),
];

const advertised = (
  name: string,
  document: (asked: Asked) => string,
  wrong: MediaCase['wrong'] = advertises,
): MediaCase => ({
  name: `VAST: ${name}`,
  engine: 'native',
  recipes: ['fast', 'advertisement'],
  source: 'f.mp4',
  attributes: (folder) => `ad-tag="${folder}ad.xml"`,
  seconds: 12,
  // The film waits for its advertisement.
  isMore: true,
  reply: first(
    instead('ad.xml', (asked): Reply => ({ type: XML, body: document(asked) })),
    instead('ad.mp4', ({ read }) => ({ body: read('advertisement', 'ad.mp4') })),
    instead(/^(?:impression|error)/u, { status: 204 }),
  ),
  wrong: every(plays(3), wrong),
});

const withFile = (attributes: string, address: (folder: string) => string) => (asked: Asked) =>
  vast(
    asked.folder,
    linear(
      `<MediaFile delivery="progressive" width="640" height="360" ${attributes}><![CDATA[${address(asked.folder)}]]></MediaFile>`,
    ),
  );

/** Storage that gives every file the same type, to those who know its header. */
const stored = ({ isRelayed, body }: { readonly isRelayed: boolean; readonly body: string }): Reply =>
  isRelayed ? { type: 'binary/octet-stream', body } : { status: 403 };

export const ADS_AND_STRANGERS: readonly MediaCase[] = [
  advertised(
    'an address without a scheme, and a type in capitals',
    withFile('type="VIDEO/MP4" codec="H.264"', (folder) => ` ${folder.replace('http:', '')}ad.mp4 `),
  ),
  advertised(
    'a scheme in capitals, and a type without its first half',
    withFile('type="mp4" codec="0"', (folder) => `${folder.replace('http:', 'HTTP:')}ad.mp4`),
  ),
  advertised(
    'no type',
    withFile('type=""', (folder) => `${folder}ad.mp4`),
  ),
  advertised(
    'a blank line before the document',
    (asked) => `\n${withFile('type="video/mp4"', (folder) => `${folder}ad.mp4`)(asked)}`,
  ),
  advertised(
    'a creative that is not linear',
    ({ folder }) =>
      vast(
        folder,
        `<NonLinearAds><NonLinear width="300" height="50"><StaticResource creativeType="image/png"><![CDATA[${folder}a.png]]></StaticResource></NonLinear></NonLinearAds>`,
      ),
    () => [],
  ),
  dash(
    {
      name: 'DASH: a live stream without a clock of its own',
      seconds: 12,
      wrong: every(plays(5), ({ strangers }) =>
        strangers.length === 0 ? [] : [`asks ${strangers.join(', ')}`],
      ),
    },
    (manifest, { since }) => liveManifest(manifest, since),
  ),
  separate({
    name: 'relay: a variant above the folder of its master',
    isRelayed: true,
    source: 'some/where/m.m3u8',
    seconds: 8,
    reply: first(
      instead('some/where/m.m3u8', {
        body: masterOf({ list: '../../video.m3u8' }).replace('URI="sound', 'URI="../../sound'),
      }),
      apart(),
    ),
    wrong: plays(4),
  }),
  separate({
    name: 'relay: storage that sends no types, and addresses of the origin itself',
    isRelayed: true,
    source: 'master',
    seconds: 8,
    reply: (asked) => {
      const { isRelayed, folder, file } = asked;
      if (file === 'master') {
        const body = masterOf({ list: `${folder}video.m3u8` }).replace('URI="sound', `URI="${folder}sound`);
        return stored({ isRelayed, body });
      }
      const reply = apart()(asked);
      if (reply === undefined || typeof reply.body !== 'string') return reply;
      return stored({ isRelayed, body: reply.body.replaceAll(/^(?=\w)/gmu, folder) });
    },
    wrong: plays(4),
  }),
];
