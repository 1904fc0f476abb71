import { describe, expect, it } from 'vitest';
import { attemptAutoplay } from './autoplay.js';

const notAllowed = () => new DOMException('no', 'NotAllowedError');
const mediaThat = (play: (muted: boolean) => Promise<void>, muted = false) => {
  const media = { muted, play: () => play(media.muted) };
  return media;
};

describe('attemptAutoplay', () => {
  it('starts with sound if it is allowed', async () => {
    const media = mediaThat(() => Promise.resolve());
    expect(await attemptAutoplay(media)).toBe('playing');
    expect(media.muted).toBe(false);
  });

  it('starts muted if sound is refused', async () => {
    const media = mediaThat((muted) => (muted ? Promise.resolve() : Promise.reject(notAllowed())));
    expect(await attemptAutoplay(media)).toBe('playing-muted');
    expect(media.muted).toBe(true);
  });

  it('leaves the sound unchanged if playing muted is refused too', async () => {
    const media = mediaThat(() => Promise.reject(notAllowed()));
    expect(await attemptAutoplay(media)).toBe('blocked');
    expect(media.muted).toBe(false);
  });

  it('returns failed for errors that are not a refusal', async () => {
    expect(await attemptAutoplay(mediaThat(() => Promise.reject(new Error('network'))))).toBe('failed');
  });

  it('tries once if the media is already muted', async () => {
    let attempts = 0;
    const media = mediaThat(() => {
      attempts += 1;
      return Promise.reject(notAllowed());
    }, true);
    expect(await attemptAutoplay(media)).toBe('blocked');
    expect(attempts).toBe(1);
  });
});
