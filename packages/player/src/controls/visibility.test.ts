import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialPlayerState } from '../store/player-state.js';
import { createStore } from '../store/store.js';
import { initialControlsState } from './player-context.js';
import { ControlsVisibility, IDLE_MS } from './visibility.js';

const watched = () => {
  const state = createStore(initialPlayerState);
  const controls = createStore(initialControlsState);
  const visibility = new ControlsVisibility(state, controls, () => false, new AbortController().signal);
  return { state, controls, visibility };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('the controls', () => {
  it('hide while a film plays or buffers, and return when it is paused meanwhile', () => {
    const { state, controls } = watched();
    state.set({ paused: false, isPlaying: true });
    vi.advanceTimersByTime(IDLE_MS);
    expect(controls.get().visible).toBe(false);
    state.set({ isPlaying: false, waiting: true });
    vi.advanceTimersByTime(IDLE_MS);
    expect(controls.get().visible).toBe(false);

    state.set({ paused: true });
    expect(controls.get().visible).toBe(true);
    vi.advanceTimersByTime(10 * IDLE_MS);
    expect(controls.get().visible).toBe(true);
  });

  it('stay visible over a paused film when the pointer leaves', () => {
    const { state, controls, visibility } = watched();
    state.set({ paused: true, isPlaying: false, waiting: true });
    visibility.hide();
    expect(controls.get().visible).toBe(true);
  });
});
