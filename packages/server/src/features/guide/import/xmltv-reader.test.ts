import { describe, expect, it } from 'vitest';
import { LONGEST_PIECE } from './safe-xml.js';
import { XmltvReader, type XmltvChannel, type XmltvProgramme } from './xmltv-reader.js';

interface Read {
  readonly channels: XmltvChannel[];
  readonly programmes: XmltvProgramme[];
}

const readPieces = (pieces: readonly string[]): Read => {
  const read: Read = { channels: [], programmes: [] };
  const reader = new XmltvReader('guide.xml', {
    channel: (channel) => read.channels.push(channel),
    programme: (programme) => read.programmes.push(programme),
  });
  for (const piece of pieces) reader.write(piece);
  reader.end();
  return read;
};

const GUIDE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tv SYSTEM "xmltv.dtd">
<tv source-info-url="https://guide.example/" generator-info-name="tv_grab_example">
  <channel id="one.example">
    <display-name lang="en">One</display-name>
    <display-name>1 One</display-name>
    <icon src="https://guide.example/one.png"/>
  </channel>
  <programme start="20261130193000 +0100" stop="20261130201530 +0100" channel="one.example">
    <title lang="de">Die Küste &amp; das Meer</title>
    <title lang="en">Coast &#38; sea</title>
    <sub-title lang="de">Flut</sub-title>
    <desc lang="de"><![CDATA[Ein <Film> über]]> Wasser.</desc>
    <credits><director>Somebody</director><actor role="Fisher">Else</actor></credits>
    <date>20251224</date>
    <category lang="en">Documentary</category>
    <category lang="en">Nature</category>
    <icon src="https://guide.example/coast.jpg" width="640"/>
    <episode-num system="onscreen">S02E05</episode-num>
    <episode-num system="xmltv_ns">1 . 4/12 . 0/1</episode-num>
    <video><colour>yes</colour></video>
    <rating system="FSK"><value>
      12
    </value><icon src="https://guide.example/12.png"/></rating>
    <new/>
  </programme>
  <programme start="202611301930" channel="one.example"><title>Without an end</title><previously-shown start="2020"/></programme>
</tv>
`;

describe('XmltvReader', () => {
  it('reads channels and programmes with all of their texts', () => {
    const { channels, programmes } = readPieces([GUIDE]);
    expect(channels).toEqual([{ id: 'one.example', names: ['One', '1 One'] }]);
    expect(programmes[0]).toEqual({
      channel: 'one.example',
      startsAt: Date.parse('2026-11-30T18:30:00Z'),
      endsAt: Date.parse('2026-11-30T19:15:30Z'),
      titles: [
        { language: 'de', text: 'Die Küste & das Meer' },
        { language: 'en', text: 'Coast & sea' },
      ],
      subTitles: [{ language: 'de', text: 'Flut' }],
      descriptions: [{ language: 'de', text: 'Ein <Film> über Wasser.' }],
      categories: [
        { language: 'en', text: 'Documentary' },
        { language: 'en', text: 'Nature' },
      ],
      picture: 'https://guide.example/coast.jpg',
      date: '20251224',
      rating: '12',
      numbers: new Map([
        ['onscreen', 'S02E05'],
        ['xmltv_ns', '1 . 4/12 . 0/1'],
      ]),
      isNew: true,
      isPremiere: false,
      isRepeat: false,
    });
    expect(programmes[1]).toMatchObject({
      startsAt: Date.parse('2026-11-30T19:30:00Z'),
      endsAt: null,
      isRepeat: true,
    });
  });

  it('reads the same from pieces of any size', () => {
    const whole = readPieces([GUIDE]);
    expect(readPieces(Array.from(GUIDE))).toEqual(whole);
    expect(readPieces([GUIDE.replaceAll('\n', '')])).toEqual(whole);
  });

  // GUIDE-38
  it.each<[string, string, RegExp]>([
    [
      'entities that grow',
      '<?xml version="1.0"?>\n<!DOCTYPE tv [\n<!ENTITY a "aaaaaaaaaa">\n<!ENTITY b "&a;&a;&a;&a;">\n]>\n<tv>&b;</tv>',
      /^guide\.xml: line 5: found entities in the document type; allowed: a document type without declarations/u,
    ],
    [
      'an entity of a file',
      '<!DOCTYPE tv [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<tv><channel id="a"><display-name>&x;</display-name></channel></tv>',
      /line 1: found entities in the document type/u,
    ],
    [
      'an entity that nothing declares',
      '<tv>\n<channel id="a">\n<display-name>&eacute;</display-name></channel></tv>',
      /line 3: found undefined entity; allowed: well-formed XML/u,
    ],
    [
      'another document',
      '<?xml version="1.0"?>\n<rss></rss>',
      /line 2: found <rss>; allowed: an XMLTV document/u,
    ],
    [
      'an end that is missing',
      '<tv>\n<channel id="a"></channel>\n',
      /found unclosed tag: tv; allowed: well-formed XML/u,
    ],
    ['tags that do not match', '<tv>\n<channel id="a"></tv>', /line 2: found .*; allowed: well-formed XML/u],
    ['nothing', '', /allowed: well-formed XML/u],
    [
      'a time that is none',
      '<tv>\n\n<programme start="20261399" channel="a"/></tv>',
      /line 3: found start "20261399"; allowed: a time such as/u,
    ],
    [
      'a programme of no channel',
      '<tv><programme start="20261130"/></tv>',
      /line 1: found channel without a value/u,
    ],
    ['levels without end', `<tv>${'<a>'.repeat(100)}`, /line 1: found elements within 32 others/u],
  ])('refuses %s, with line and reason', (_what, text, message) => {
    expect(() => readPieces([text])).toThrow(message);
    expect(() => readPieces(Array.from(text))).toThrow(message);
  });

  // GUIDE-38
  it.each([
    ['text', '<tv><programme start="20261130" channel="a"><desc>', 'x'],
    ['an attribute', '<tv><programme start="', '2'],
    ['attributes', '<tv><programme start="20261130" channel="a" ', 'a="b" '],
    ['a comment', '<tv><!-- ', '-x'],
    ['sections of text', '<tv><programme start="20261130" channel="a"><desc>', '<![CDATA[some words]]>'],
  ])('refuses %s without an end before it takes much memory', (_what, begin, more) => {
    const piece = more.repeat(1_000);
    let count = 0;
    const reader = new XmltvReader('guide.xml', { channel: () => undefined, programme: () => undefined });
    const fill = (): void => {
      reader.write(begin);
      for (;;) {
        count += piece.length;
        reader.write(piece);
      }
    };
    expect(fill).toThrow(/^guide\.xml: line 1: found /u);
    expect(count).toBeLessThan(3 * LONGEST_PIECE);
  });
});
