import { describe, expect, it } from 'vitest';
import { PLAIN_CUE } from './cue.js';
import { parseSubStation } from './sub-station.js';

const SCRIPT = `[Script Info]
; a comment
Title: A film
ScriptType: v4.00+
PlayResX: 640
PlayResY: 360

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,20,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,2,2,2,10,10,10,1
Style: Sign,Arial,20,&H0000FFFF,&H000000FF,&H00000000,&H00000000,-1,0,0,0,100,100,0,0,1,2,2,7,64,10,10,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`;

const parse = (...events: readonly string[]) =>
  parseSubStation(`${SCRIPT}${events.map((event) => `Dialogue: 0,${event}`).join('\r\n')}\n`);
const [NOW, LATER] = ['0:00:01.50,0:00:03.00', '1:02:03.04,1:02:04.00'];

// PLAY-63
describe('parseSubStation', () => {
  it('reads times, breaks and commas, in order of time', () => {
    const { cues, styles } = parse(
      `${LATER},Default,,0,0,0,,Later`,
      `${NOW},Default,,0,0,0,,One, two\\Nthree\\hfour & <five>`,
    );
    expect(cues).toEqual([
      {
        id: '',
        start: 1.5,
        end: 3,
        text: 'One, two\nthree\u00A0four &amp; &lt;five&gt;',
        settings: PLAIN_CUE,
      },
      { id: '', start: 3723.04, end: 3724, text: 'Later', settings: PLAIN_CUE },
    ]);
    expect(styles).toEqual([]);
  });

  it('reads italics, weights and colours of styles and of tags', () => {
    const { cues, styles } = parse(
      `${NOW},Default,,0,0,0,,{\\i1}a{\\i0} b{\\b1\\u1}c{\\r}d`,
      `${NOW},Sign,,0,0,0,,EXIT`,
      `${NOW},Default,,0,0,0,,{\\c&H0000FF&}red{\\c} white`,
    );
    expect(cues.map(({ text }) => text)).toEqual([
      '<i>a</i> b<b><u>c</u></b>d',
      '<c.colour--ffff00><b>EXIT</b></c>',
      '<c.colour--ff0000>red</c> white',
    ]);
    expect(styles).toEqual([
      '::cue(.colour--ffff00) { color: #ffff00 }',
      '::cue(.colour--ff0000) { color: #ff0000 }',
    ]);
  });

  it('places texts by the alignment of their style, by tags and by a position', () => {
    const settings = (text: string, style = 'Default') =>
      parse(`${NOW},${style},,0,0,0,,${text}`).cues[0]?.settings;
    expect(settings('a', 'Sign')).toMatchObject({
      line: { value: 0, unit: 'lines' },
      align: 'left',
      position: 10,
      positionAlign: 'line-left',
    });
    expect(settings('{\\an5}a')).toMatchObject({
      line: { value: 50, unit: 'percent' },
      lineAlign: 'center',
      align: 'center',
    });
    expect(settings('{\\a6}a')).toMatchObject({ line: { value: 0, unit: 'lines' }, align: 'center' });
    expect(settings('{\\an9\\pos(160,90)}a')).toMatchObject({
      line: { value: 25, unit: 'percent' },
      lineAlign: 'start',
      position: 25,
      positionAlign: 'line-right',
      align: 'right',
    });
    expect(settings('{\\move(320,180,0,0)}a')).toMatchObject({
      line: { value: 50, unit: 'percent' },
      lineAlign: 'end',
      position: 50,
    });
  });

  it('leaves out drawings, effects, comments and lines without a time', () => {
    const { cues } = parseSubStation(
      `${SCRIPT}Comment: 0,${NOW},Default,,0,0,0,,note\nDialogue: 0,${NOW},Default,,0,0,0,,{\\p1}m 0 0 l 1 1{\\p0}{\\fad(200,0)\\k20}seen\nDialogue: 0,soon,later,Default,,0,0,0,,no\nDialogue: 0,${NOW},Default,,0,0,0,,{\\p1}m 0 0`,
    );
    expect(cues.map(({ text }) => text)).toEqual(['seen']);
  });

  it('reads the older version, with its own alignments and decimal colours', () => {
    const { cues } = parseSubStation(
      '[Script Info]\n[V4 Styles]\nFormat: Name, PrimaryColour, Bold, Italic, Alignment, MarginL, MarginR\nStyle: *Default,65535,0,-1,6,0,0\n[Events]\nFormat: Marked, Start, End, Style, Text\nDialogue: Marked=0,0:00:00.00,0:00:01.00,*Default,up',
    );
    expect(cues[0]).toMatchObject({
      text: '<c.colour--ffff00><i>up</i></c>',
      settings: { line: { value: 0, unit: 'lines' }, align: 'center' },
    });
  });
});
