import { describe, expect, it, vi } from 'vitest';
import { watchDecoder } from './watch-decoder.js';

/** A fake of the media element members used here, for states that cannot be produced in a browser at will. */
class Playing extends EventTarget {
  readonly HAVE_NOTHING = 0;
  paused = false;
  readyState = 4;
  error: { readonly code: number } | null = null;
  readonly play = vi.fn<() => Promise<void>>(() => Promise.resolve());

  emit(event: string, state: Partial<Pick<Playing, 'paused' | 'readyState' | 'error'>> = {}): void {
    Object.assign(this, state);
    this.dispatchEvent(new Event(event));
  }
}

const watched = () => {
  const media = new Playing();
  const gaveUp = vi.fn<() => void>();
  watchDecoder(media as unknown as HTMLMediaElement, gaveUp, new AbortController().signal);
  return { media, gaveUp };
};

const DECODE = { code: 3 };

describe('a decoder error', () => {
  it('is reported, and playback resumes once there is media to play', () => {
    const { media, gaveUp } = watched();
    media.emit('error', { error: DECODE });
    media.emit('pause', { paused: true });
    expect(gaveUp).toHaveBeenCalledOnce();
    media.emit('emptied', { error: null, readyState: 0 });
    expect(media.play).not.toHaveBeenCalled();
    media.emit('canplay', { readyState: 4 });
    expect(media.play).toHaveBeenCalledOnce();
  });

  it('resumes playback even if its pause event fires during the recovery', () => {
    const { media } = watched();
    media.emit('error', { error: DECODE });
    media.emit('pause', { paused: true, error: null, readyState: 0 });
    media.emit('canplay', { readyState: 4 });
    expect(media.play).toHaveBeenCalledOnce();
  });

  it('does not resume a video that the viewer paused, before the error or after a recovery', () => {
    const { media } = watched();
    media.emit('pause', { paused: true });
    media.emit('error', { error: DECODE });
    media.emit('canplay', { error: null });
    expect(media.play).not.toHaveBeenCalled();

    media.emit('play', { paused: false });
    media.emit('error', { error: DECODE });
    media.emit('canplay', { error: null });
    expect(media.play).toHaveBeenCalledOnce();
    media.emit('pause', { paused: true, readyState: 0 });
    media.emit('error', { error: DECODE });
    media.emit('canplay', { error: null });
    expect(media.play).toHaveBeenCalledOnce();
  });

  it('is not reported for other media errors', () => {
    const { media, gaveUp } = watched();
    media.emit('error', { error: { code: 2 } });
    expect(gaveUp).not.toHaveBeenCalled();
  });
});
