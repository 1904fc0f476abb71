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

describe('what has arrived is played before a fault is told', () => {
  it('tells at once where nothing has arrived', () => {
    expect(watch(mediaAt(0, 0)).call).toHaveBeenCalledOnce();
    expect(watch(mediaAt(30)).call).toHaveBeenCalledOnce();
  });

  it('tells once, at the end of what is there', () => {
    const { call, move } = watch(mediaAt(0));
    move(4);
    move(11);
    expect(call).not.toHaveBeenCalled();
    move(11.9);
    move(12);
    expect(call).toHaveBeenCalledOnce();
  });

  it('tells where the viewer goes beyond it, and not where they go within it', () => {
    const { call, move } = watch(mediaAt(5));
    move(1, 'seeking');
    expect(call).not.toHaveBeenCalled();
    move(40, 'seeking');
    expect(call).toHaveBeenCalledOnce();
  });

  it('tells where what has arrived does not decode', () => {
    const media = mediaAt(4);
    const { call } = watch(media);
    media.error = { code: 3 };
    media.dispatchEvent(new Event('error'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('never tells where all is there, nor of a video that was left', () => {
    const whole = watch(mediaAt(50, 60));
    whole.move(60);
    expect(whole.call).not.toHaveBeenCalled();

    const left = new AbortController();
    const { call, move } = watch(mediaAt(0), left.signal);
    left.abort();
    move(12);
    expect(call).not.toHaveBeenCalled();
  });
});
