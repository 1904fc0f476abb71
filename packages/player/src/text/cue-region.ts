import type { Anchor, CueRegion } from './cue.js';
import { percentage } from './cue-settings.js';

const anchorOf = (value: string): Anchor | null => {
  const [x = null, y = null, ...rest] = value.split(',').map((part) => percentage(part));
  return x === null || y === null || rest.length > 0 ? null : { x, y };
};

/**
 * Parses a REGION block without its first line; null if it has no id.
 * @see https://www.w3.org/TR/webvtt1/#collect-webvtt-region-settings
 */
export const parseRegion = (text: string): CueRegion | null => {
  const settings = new Map(
    text
      .split(/\s+/u)
      .filter((part) => /^[^:]+:./u.test(part))
      .map((part) => {
        const colon = part.indexOf(':');
        return [part.slice(0, colon), part.slice(colon + 1)] as const;
      }),
  );
  const id = settings.get('id');
  if (id === undefined || id.includes('-->')) return null;
  const lines = settings.get('lines') ?? '';
  return {
    id,
    width: percentage(settings.get('width') ?? '') ?? 100,
    lines: /^\d+$/u.test(lines) ? Number(lines) : 3,
    anchor: anchorOf(settings.get('regionanchor') ?? '') ?? { x: 0, y: 100 },
    viewportAnchor: anchorOf(settings.get('viewportanchor') ?? '') ?? { x: 0, y: 100 },
    scroll: settings.get('scroll') === 'up',
  };
};
