import { describe, expect, it } from 'vitest';
import { fillMacros, macrosOf, timecode } from './macros.js';

const macros = macrosOf({
  contentTime: 62.5,
  placement: 'MID_ROLL',
  width: 640.4,
  height: 360,
  muted: true,
  fullscreen: false,
});

describe('ad server macros', () => {
  it('contain the content position and the state of the player', () => {
    expect(timecode(3661.25)).toBe('01:01:01.250');
    expect(
      fillMacros(
        'https://a.example/?t=[MEDIAPLAYHEAD]&b=[BREAKPOSITION]&s=[PLAYERSIZE]&p=[PLAYERSTATE]',
        macros,
      ),
    ).toBe('https://a.example/?t=00%3A01%3A02.500&b=2&s=640%2C360&p=muted');
  });

  it('are fresh where required, −1 if unknown, and leave other text unchanged', () => {
    const url = fillMacros(
      'https://a.example/[CACHEBUSTING]/[TIMESTAMP]?ifa=[IFA]&u=[IFATYPE]&x[1]=y',
      macros,
    );
    expect(url).toMatch(
      /^https:\/\/a\.example\/\d{8}\/\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A[\d.]+Z\?ifa=-1&u=-1&x\[1\]=y$/u,
    );
  });
});
