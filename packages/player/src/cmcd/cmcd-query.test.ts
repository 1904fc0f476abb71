import { expect, it } from 'vitest';
import { withCmcd } from './cmcd-query.js';

// PLAY-50
it.each([
  ['https://cdn.example/a.m4s', 'https://cdn.example/a.m4s?CMCD=br%3D800'],
  // A signature is about the letters, not about what they mean.
  [
    'https://cdn.example/a.m4s?hdnts=exp=1~acl=/*~hmac=0a&b=%7E',
    'https://cdn.example/a.m4s?hdnts=exp=1~acl=/*~hmac=0a&b=%7E&CMCD=br%3D800',
  ],
  ['https://cdn.example/a.mpd?CMCD=ot%3Dm&b=1', 'https://cdn.example/a.mpd?b=1&CMCD=br%3D800'],
  ['https://cdn.example/a.mpd#t=10', 'https://cdn.example/a.mpd?CMCD=br%3D800#t=10'],
])('adds data to the query of %s', (address, expected) => {
  expect(withCmcd(address, 'br=800')).toBe(expected);
});
