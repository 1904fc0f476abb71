import { describe, expect, it } from 'vitest';
import { cueSheet } from './cue-sheet.js';

describe('cueSheet', () => {
  it.each([
    ['::cue { color: lime }', '.cue-text { color: lime; }'],
    ['::cue(.loud) { color: rgb(255 0 0 / 80%); }', '.cue-text .loud { color: rgb(255 0 0 / 80%); }'],
    ['::cue(b), ::cue(i.a.b) { font-weight: 700 }', '.cue-text b, .cue-text i.a.b { font-weight: 700; }'],
    [
      '::cue(v[voice="Ana, \'s"]) { color: #ff0 }',
      '.cue-text span[title][title="Ana, \'s"] { color: #ff0; }',
    ],
    ['::cue(v) { font-style: italic }', '.cue-text span[title] { font-style: italic; }'],
    [
      '::cue(#first) { text-decoration: underline }',
      '.cue-text[data-cue="first"] { text-decoration: underline; }',
    ],
    ['::cue(:past) { opacity: .5 }', '.cue-text [data-time="past"] { opacity: .5; }'],
    ['::cue(c > b.x) { color: red }', '.cue-text span:not([title], [lang]) > b.x { color: red; }'],
    ['::cue(:lang(ar)) { font-size: 120% }', '.cue-text :lang(ar) { font-size: 120%; }'],
    ['::CUE { Background: Black }', '.cue-text { background-color: Black; }'],
    ['/* ::cue { color: red } */ ::cue { color: blue }', '.cue-text { color: blue; }'],
  ])('converts %s into the player’s CSS', (style, css) => {
    expect(cueSheet([style])).toBe(css);
  });

  it.each([
    ['::cue { background: url(https://else.example/x.png) }'],
    ['::cue { background-image: image-set("x.png" 1x) }'],
    ['::cue { color: var(--secret) }'],
    ['::cue { color: attr(title) }'],
    ['::cue { color: \\75rl(x) }'],
    ['::cue { position: fixed; inset: 0; z-index: 9 }'],
    ['@import url(else.css);'],
    ['@font-face { font-family: x; src: url(x) }'],
    ['.controls { visibility: hidden }'],
    ['::cue(.x), .controls { } '],
    ['::cue(.x) .controls { color: red }'],
    ['::cue(.x:has(~ .controls)) { color: red }'],
    ['::cue(b):host { color: red }'],
    ['::cue(v[voice="a"] , b) { content: "x" }'],
    ['::cue { color: red'],
    ['} .controls { color: red }'],
  ])('rejects %s', (style) => {
    expect(cueSheet([style])).toBe('');
  });

  it('keeps the valid parts of a partly invalid rule', () => {
    expect(cueSheet(['::cue(.x), body { color: red; position: fixed; background: url(x) }'])).toBe(
      '.cue-text .x { color: red; }',
    );
  });
});
