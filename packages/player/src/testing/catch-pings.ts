import { vi } from 'vitest';

/** Catches requests of tracking URLs until `vi.unstubAllGlobals()`. @returns their addresses, as they come */
export const catchPings = (): string[] => {
  const pings: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pings.push(address);
      }
    },
  );
  return pings;
};
