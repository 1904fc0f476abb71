import { PLAIN_CUE, type Cue, type CueFile } from './cue.js';
import { overriddenSettings, readOverrides, type ScriptSize } from './sub-station-tags.js';
import { PLAIN_STYLE, styleOf, type ScriptStyle } from './sub-station-style.js';
import { CueWriter } from './styled-text.js';

const SECTION = /^\s*\[([^\]]+)\]\s*$/u;
const ENTRY = /^\s*(\w+)\s*:\s?(.*)$/u;
const TIME = /^\s*(\d+):(\d{1,2}):(\d{1,2})[.:](\d{1,3})\s*$/u;

/** A line of a section: its name and what follows. */
interface ScriptLine {
  readonly section: string;
  readonly name: string;
  readonly value: string;
}

const linesOf = (text: string): ScriptLine[] => {
  let section = '';
  return text.split(/\r\n|\r|\n/u).flatMap((line) => {
    const [, title] = SECTION.exec(line) ?? [];
    if (title !== undefined) {
      section = title.trim().toLowerCase();
      return [];
    }
    const [, name, value = ''] = ENTRY.exec(line) ?? [];
    return name === undefined ? [] : [{ section, name: name.toLowerCase(), value }];
  });
};

/** The values of a line by the names of its section's format; the last one contains the other commas. */
const fieldsOf = (format: readonly string[], value: string): Readonly<Record<string, string>> => {
  const parts = value.split(',');
  const last = format.length - 1;
  const values = [...parts.slice(0, last), parts.slice(last).join(',')];
  return Object.fromEntries(format.map((name, at) => [name, values[at] ?? '']));
};

const formatOf = (value: string): string[] => value.split(',').map((name) => name.trim().toLowerCase());

const seconds = (time: string): number | null => {
  const [, hours, minutes, whole, fraction = ''] = TIME.exec(time) ?? [];
  return hours === undefined
    ? null
    : (Number(hours) * 60 + Number(minutes)) * 60 + Number(whole) + Number(`0.${fraction}`);
};

const USUAL_EVENTS = 'layer, start, end, style, name, marginl, marginr, marginv, effect, text';

class ScriptReader {
  readonly #writer = new CueWriter();
  readonly #styles = new Map<string, ScriptStyle>();
  readonly #cues: Cue[] = [];
  readonly #size: { width: number | null; height: number | null } = { width: null, height: null };
  #format: readonly string[] = [];

  read(text: string): CueFile {
    for (const line of linesOf(text)) this.#take(line);
    return {
      cues: this.#cues.toSorted((a, b) => a.start - b.start || b.end - a.end),
      regions: [],
      styles: this.#writer.styles,
    };
  }

  #take({ section, name, value }: ScriptLine): void {
    if (name === 'format') this.#format = formatOf(value);
    else if (name === 'playresx') this.#size.width = Number(value) || null;
    else if (name === 'playresy') this.#size.height = Number(value) || null;
    else if (name === 'style' && section.includes('styles')) {
      const fields = fieldsOf(this.#format, value);
      // A star marks the style that others are derived from.
      const title = (fields['name'] ?? '').trim().replace(/^\*/u, '');
      this.#styles.set(title, styleOf(fields, section.includes('+')));
    } else if (name === 'dialogue' && section === 'events') this.#add(value);
  }

  /** The size that positions count in; a script that names one side means a picture of 4:3. */
  get #picture(): ScriptSize {
    const { width, height } = this.#size;
    if (width === null && height === null) return { width: 384, height: 288 };
    return { width: width ?? ((height ?? 0) * 4) / 3, height: height ?? ((width ?? 0) * 3) / 4 };
  }

  #add(value: string): void {
    const format = this.#format.includes('text') ? this.#format : formatOf(USUAL_EVENTS);
    const fields = fieldsOf(format, value);
    const [start, end] = [seconds(fields['start'] ?? ''), seconds(fields['end'] ?? '')];
    if (start === null || end === null || end <= start) return;
    const named = (fields['style'] ?? '').trim().replace(/^\*/u, '');
    const style = this.#styles.get(named) ?? this.#styles.get('Default') ?? PLAIN_STYLE;
    const read = readOverrides(fields['text'] ?? '', style, (name) => this.#styles.get(name));
    const text = this.#writer.write(read.runs);
    if (text === '') return;
    const margins = {
      left: Number(fields['marginl']) || style.margins.left,
      right: Number(fields['marginr']) || style.margins.right,
    };
    const settings = { ...PLAIN_CUE, ...overriddenSettings(read, { ...style, margins }, this.#picture) };
    this.#cues.push({ id: '', start, end, text, settings });
  }
}

/**
 * Parses a script of SubStation Alpha (SSA, ASS): the texts of its events with italics, bold, underlining, colours,
 * alignment and position. Fonts, sizes, animations and drawings are left out.
 * @see https://github.com/libass/libass/wiki/ASS-File-Format-Guide
 */
export const parseSubStation = (text: string): CueFile => new ScriptReader().read(text);
