/** An entry of a list of channels (M3U). */
export interface ListEntry {
  /** Of its address, from 1. */
  readonly line: number;
  readonly title: string;
  /** Empty for none. */
  readonly group: string;
  /** As written, such as `tvg-id` and `tvg-logo`. */
  readonly attributes: ReadonlyMap<string, string>;
  /** As written; may be relative to the list. */
  readonly address: string;
}

const ATTRIBUTE = /([\w-]+)="([^"]*)"/gu;
const ENTRY = /^#EXTINF:\s*-?[\d.]*((?:\s+[\w-]+="[^"]*")*)\s*,?(.*)$/u;
const GROUP = /^#EXTGRP:(.*)$/u;

/**
 * The entries of a list of channels.
 * @see https://en.wikipedia.org/wiki/M3U#Extended_M3U
 */
export const listEntries = (text: string): ListEntry[] => {
  const entries: ListEntry[] = [];
  let described: Pick<ListEntry, 'title' | 'attributes'> | null = null;
  let group: string | null = null;
  for (const [index, whole] of text.split(/\r\n|\r|\n/u).entries()) {
    const line = whole.trim();
    const [, written, title = ''] = ENTRY.exec(line) ?? [];
    if (written !== undefined)
      described = {
        title: title.trim(),
        attributes: new Map(
          [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
        ),
      };
    else if (line.startsWith('#')) group = GROUP.exec(line)?.[1]?.trim() ?? group;
    else if (line !== '') {
      const attributes = described?.attributes ?? new Map<string, string>();
      const names = [described?.title, attributes.get('tvg-name'), attributes.get('tvg-id')];
      entries.push({
        line: index + 1,
        title: names.find(Boolean) ?? line,
        group: attributes.get('group-title') ?? group ?? '',
        attributes,
        address: line,
      });
      [described, group] = [null, null];
    }
  }
  return entries;
};
