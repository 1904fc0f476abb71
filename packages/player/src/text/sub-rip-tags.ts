import type { Cue, CueFile } from './cue.js';
import { PLAIN_STYLE, keypadAlignment } from './sub-station-style.js';
import { overriddenSettings } from './sub-station-tags.js';

const OVERRIDE = /\{\\([^}]*)\}/gu;
const ALIGNMENT = /\{\\an?(\d)\}/u;
const FONT = /<font\b[^>]*?\bcolor\s*=\s*["']?(#[\da-f]{6}|[a-z]+)["']?[^>]*>|<\/font\s*>/giu;

const classOf = (colour: string): string => `colour-${colour.toLowerCase().replace('#', '')}`;

/** SubRip has the alignment of SubStation Alpha and the colours of HTML, by custom only. */
const readTags = (cue: Cue, colours: Map<string, string>): Cue => {
  const alignment = keypadAlignment(ALIGNMENT.exec(cue.text)?.[1] ?? '');
  const text = cue.text.replaceAll(OVERRIDE, '').replaceAll(FONT, (_tag, colour?: string) => {
    if (colour === undefined) return '</c>';
    colours.set(classOf(colour), colour);
    return `<c.${classOf(colour)}>`;
  });
  const place =
    alignment === null
      ? {}
      : overriddenSettings({ alignment, position: null }, PLAIN_STYLE, { width: 100, height: 100 });
  return { ...cue, text, settings: { ...cue.settings, ...place } };
};

/** Reads the tags in the cues of a SubRip file. */
export const readSubRipTags = ({ cues, ...file }: CueFile): CueFile => {
  const colours = new Map<string, string>();
  const read = cues.map((cue) => readTags(cue, colours));
  const styles = [...colours].map(([name, colour]) => `::cue(.${name}) { color: ${colour} }`);
  return { ...file, cues: read, styles: [...file.styles, ...styles] };
};
