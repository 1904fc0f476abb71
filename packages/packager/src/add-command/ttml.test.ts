import { expect, it } from 'vitest';
import { webVttOfTtml } from './ttml.js';

const ttml = (body: string): string =>
  `<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25"><head/>${body}</tt>`;

it('reads texts with the times of all elements around them', () => {
  const text = ttml(
    `<body begin="10s"><div begin="1s"><p begin="00:00:01.000" end="2s">Hello
       <span>you</span><br/>there &amp; &lt;co&gt;</p><p begin="00:00:03:12" dur="1s"> Bye </p><p end="1s"> </p><p>always</p></div></body>`,
  );
  expect(webVttOfTtml(text)).toBe(
    'WEBVTT\n\n00:00:12.000 --> 00:00:13.000\nHello you\nthere &amp; &lt;co&gt;\n\n00:00:14.480 --> 00:00:15.480\nBye\n\n00:00:11.000 --> 24:00:00.000\nalways\n',
  );
});

it.each([
  ['<tt', 1, 'no TTML'],
  ['words', 1, 'Text data outside of root node.'],
  [ttml('<body>\n<div>&unknown;</div></body>'), 3, 'Invalid character entity'],
  [
    '<!DOCTYPE x [<!ENTITY a "b">]><tt xmlns="http://www.w3.org/ns/ttml">&a;</tt>',
    1,
    'Invalid character entity',
  ],
  [ttml('<body><div/></body>'), 1, 'no text'],
  [ttml(''), 1, 'no text'],
])('refuses %j', (text, line, found) => {
  expect(webVttOfTtml(text)).toMatchObject({ line, found });
});
