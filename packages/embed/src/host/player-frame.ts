import { knownPolicies } from '../protocol/frame-policies.js';

/** Creates a frame for a player: as wide as its container, 16:9 unless the page styles it otherwise. */
export const createFrame = (src: string, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.allow = knownPolicies().join('; ');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.style.setProperty('border', '0');
  frame.style.setProperty('inline-size', '100%');
  frame.style.setProperty('aspect-ratio', '16 / 9');
  frame.style.setProperty('display', 'block');
  frame.src = src;
  return frame;
};

/**
 * Adds the policies that a frame of the page lacks. They take effect on the next load, so a frame that lacked any is
 * reloaded.
 */
export const mendFrame = (frame: HTMLIFrameElement): void => {
  const allowed = new Set(
    frame.allow
      .split(';')
      .map((entry) => entry.trim().split(/\s+/, 1)[0])
      .filter((policy) => policy !== ''),
  );
  const missing = knownPolicies().filter((policy) => !allowed.has(policy));
  if (missing.length === 0) return;
  frame.allow = [frame.allow.trim().replace(/;$/, ''), ...missing].filter((entry) => entry !== '').join('; ');
  const { src } = frame;
  frame.src = src;
};
