import { FRAME_POLICIES } from '@footlight/embed';
import { expect, it } from 'vitest';
import { embedCode } from '@footlight/domain';

// The remote control depends on no other package, and the player's pages do not use it: each has a list of its own.
it('the embed code that viewers copy allows the same policies as a frame of the host library', () => {
  const { groups } = / allow="(?<allow>[^"]*)"/u.exec(embedCode('https://tv.example/embed', 'A title')) ?? {};
  expect(groups?.['allow']?.split('; ')).toEqual([...FRAME_POLICIES]);
});
