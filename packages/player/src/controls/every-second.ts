import type { PlayerControl } from './control.js';

const TICK_MS = 1000;

/** Renders a control every second while it is connected and has something to show. */
export const drawEverySecond = (control: PlayerControl, hasSomething: () => boolean): void => {
  let timer: ReturnType<typeof setInterval> | undefined;
  control.addController({
    hostConnected() {
      timer = setInterval(() => {
        if (hasSomething()) control.requestUpdate();
      }, TICK_MS);
    },
    hostDisconnected: () => clearInterval(timer),
  });
};
