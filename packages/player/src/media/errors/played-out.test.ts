import { describe, expect, it, vi } from 'vitest';
import { whenPlayedOut } from './played-out.js';

/** A recording of one minute whose first twelve seconds are buffered. */
const mediaAt = (currentTime: number, arrivedTo = 12) =>
  Object.assign(new EventTarget(), {
    currentTime,
    duration: 60,
    error: null as { code: number } | null,
    buffered: { length: arrivedTo > 0 ? 1 : 0, start: () => 0, end: () => arrivedTo },
  });

const watch = (media: ReturnType<typeof mediaAt>, signal = new AbortController().signal) => {
  const call = vi.fn<() => void>();
  whenPlayedOut(media as unknown as HTMLMediaElement, signal, call);
  const move = (to: number, type = 'timeupdate'): void => {
    media.currentTime = to;
    media.dispatchEvent(new Event(type));
  };
  return { call, move };
};

describe('whenPlayedOut', () => {
  it('calls back immediately if nothing is buffered', () => {
    expect(watch(mediaAt(0, 0)).call).toHaveBeenCalledOnce();
    expect(watch(mediaAt(30)).call).toHaveBeenCalledOnce();
  });

  it('calls back once, at the end of the buffer', () => {
    const { call, move } = watch(mediaAt(0));
    move(4);
    move(11);
    expect(call).not.toHaveBeenCalled();
    move(11.9);
    move(12);
    expect(call).toHaveBeenCalledOnce();
  });

  it('calls back on a seek beyond the buffer, but not on one within it', () => {
    const { call, move } = watch(mediaAt(5));
    move(1, 'seeking');
    expect(call).not.toHaveBeenCalled();
    move(40, 'seeking');
    expect(call).toHaveBeenCalledOnce();
  });

  it('calls back if the buffered media cannot be decoded', () => {
    const media = mediaAt(4);
    const { call } = watch(media);
    media.error = { code: 3 };
    media.dispatchEvent(new Event('error'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('never calls back if everything is buffered, or after the video was left', () => {
    const complete = watch(mediaAt(50, 60));
    complete.move(60);
    expect(complete.call).not.toHaveBeenCalled();

    const left = new AbortController();
    const { call, move } = watch(mediaAt(0), left.signal);
    left.abort();
    move(12);
    expect(call).not.toHaveBeenCalled();
  });
});
