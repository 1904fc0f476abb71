import { describe, expect, it } from 'vitest';
import { PLAIN_CUE } from './cue.js';
import { parseTtml } from './ttml.js';
import { ratesOf, readTtmlTime } from './ttml-time.js';

const NAMESPACES =
  'xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"';

const document = (body: string, head = '', attributes = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tt ${NAMESPACES} xml:lang="en" ${attributes}><head>${head}</head><body><div>${body}</div></body></tt>`;

const HEAD = `
  <styling>
    <style xml:id="base" tts:fontStyle="italic"/>
    <style xml:id="loud" style="base" tts:color="#ff0000"/>
  </styling>
  <layout>
    <region xml:id="top" tts:origin="10% 5%" tts:extent="80% 20%" tts:displayAlign="before" tts:textAlign="center" tts:color="yellow"/>
    <region xml:id="low" tts:origin="10% 80%" tts:extent="80% 15%"><style tts:displayAlign="after"/></region>
  </layout>`;

// PLAY-64
describe('parseTtml', () => {
  it('places texts in their regions, with their alignment', () => {
    const file = parseTtml(
      document(
        `<p begin="00:00:01.000" end="00:00:02.500" region="top">Up</p>
         <p begin="3s" dur="1s" region="low" tts:textAlign="end">Down<br/>there</p>
         <p begin="5s" end="6s">Anywhere</p>`,
        HEAD,
      ),
    );
    expect(file?.cues).toMatchObject([
      {
        start: 1,
        end: 2.5,
        text: '<c.colour-yellow>Up</c>',
        settings: {
          line: { value: 5, unit: 'percent' },
          lineAlign: 'start',
          position: 50,
          positionAlign: 'center',
          size: 80,
          align: 'center',
        },
      },
      {
        start: 3,
        end: 4,
        text: 'Down\nthere',
        settings: { line: { value: 95, unit: 'percent' }, lineAlign: 'end', align: 'end' },
      },
      { start: 5, end: 6, text: 'Anywhere', settings: PLAIN_CUE },
    ]);
    expect(file?.styles).toEqual(['::cue(.colour-yellow) { color: yellow }']);
  });

  it('reads styles that name others, spans, white space and characters', () => {
    const file = parseTtml(
      document(
        `<p begin="0s" end="1s">
           <span style="loud">Fire &amp;
             smoke</span> <span tts:fontWeight="bold" tts:backgroundColor="rgba(0,0,0,128)">&#x1F525; &lt;b&gt;</span>
         </p>`,
        HEAD,
      ),
    );
    expect(file?.cues[0]?.text).toBe(
      '<c.colour--ff0000><i>Fire &amp; smoke</i></c> <c.background-rgb-0-0-0-50-><b>\u{1F525} &lt;b&gt;</b></c>',
    );
    expect(file?.styles).toContain('::cue(.background-rgb-0-0-0-50-) { background-color: rgb(0 0 0 / 50%) }');
  });

  it('adds the times of parents, and divides paragraphs of timed spans', () => {
    const file = parseTtml(
      `<tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:body begin="10s"><tt:div begin="1s" end="9s"><tt:p><tt:span begin="0s" end="2s">a</tt:span><tt:span begin="2s">b</tt:span></tt:p></tt:div></tt:body></tt:tt>`,
    );
    expect(file?.cues).toMatchObject([
      { start: 11, end: 13, text: 'a' },
      { start: 13, end: 19, text: 'b' },
    ]);
  });

  it('finds documents in what surrounds them, reads pixels and cells, and nothing else', () => {
    const inPixels =
      '<layout><region xml:id="r" tts:origin="192px 540px" tts:extent="960px 270px"/><region xml:id="c" tts:origin="8c 3c" tts:extent="16c 3c"/></layout>';
    const file = parseTtml(
      `\0\0moof\u0001mdat${document('<p begin="0s" end="1s" region="r">px</p><p begin="1s" end="2s" region="c">c</p>', inPixels, 'tts:extent="1920px 1080px"')}\0\0mdat${document('<p begin="2s" end="3s">second</p>')}`,
    );
    expect(file?.cues.map(({ text }) => text)).toEqual(['px', 'c', 'second']);
    expect(file?.cues[0]?.settings).toMatchObject({ line: { value: 50 }, position: 35, size: 50 });
    expect(file?.cues[1]?.settings).toMatchObject({ line: { value: 20 }, position: 50, size: 50 });
    expect(parseTtml('<html><p>no</p></html>')).toBeNull();
    expect(parseTtml(document('<p begin="soon" end="x">no end</p><p>never'))?.cues ?? []).toEqual([]);
  });

  it.each([
    ['00:01:02.500', 62.5],
    ['01:00:00:15', 3600.5],
    ['12f', 0.4],
    ['500ms', 0.5],
    ['1.5h', 5400],
    ['20000000t', 2],
    ['1', null],
    ['', null],
  ])('reads the time %s', (text, seconds) => {
    const rates = ratesOf({ frameRate: '30', tickRate: '10000000' });
    expect(readTtmlTime(text, rates)).toBe(seconds);
  });
});
