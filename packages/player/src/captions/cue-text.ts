import type { Cue } from '../text/cue.js';

/** The browser's own reading of cue tags: nodes that it made, so nothing in a file can become markup. */
const read = ({ start, end, text }: Cue): DocumentFragment => new VTTCue(start, end, text).getCueAsHTML();

const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Marks what follows a timestamp within the cue with its moment, so that it can be told from what was said.
 * @returns the moments, in seconds
 */
const markMoments = (root: Node): number[] => {
  const moments: number[] = [];
  const walk = (node: Node): void => {
    // A copy: nodes are replaced on the way.
    for (const child of Array.from(node.childNodes)) {
      const moment = moments.at(-1);
      if (child instanceof ProcessingInstruction) {
        moments.push(seconds(child.data));
        child.remove();
      } else if (child instanceof Text && moment !== undefined) {
        const said = document.createElement('span');
        said.dataset['at'] = String(moment);
        child.replaceWith(said);
        said.append(child);
      } else if (child instanceof HTMLElement) {
        if (moment !== undefined) child.dataset['at'] = String(moment);
        walk(child);
      }
    }
  };
  walk(root);
  return moments;
};

/** What a cue says, as nodes. */
export interface CueText {
  readonly element: HTMLElement;
  /** Seconds at which a part of it turns from what will be said into what was said. */
  readonly moments: readonly number[];
}

export const cueText = (cue: Cue): CueText => {
  const element = document.createElement('span');
  element.className = 'cue-text';
  element.setAttribute('part', 'cue');
  element.dataset['cue'] = cue.id;
  const fragment = read(cue);
  const moments = markMoments(fragment);
  element.append(fragment);
  return { element, moments };
};

/** Says of each part with a moment whether it is past, for `::cue(:past)` and `::cue(:future)`. */
export const tellTime = ({ element, moments }: CueText, now: number): void => {
  if (moments.length === 0) return;
  for (const said of element.querySelectorAll<HTMLElement>('[data-at]'))
    said.dataset['time'] = Number(said.dataset['at']) <= now ? 'past' : 'future';
};
