import type { Cue } from '../text/cue.js';

/** Parses cue tags with the browser's own parser. It creates the nodes, so a file cannot inject markup. */
const read = ({ start, end, text }: Cue): DocumentFragment => new VTTCue(start, end, text).getCueAsHTML();

const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Marks the nodes after a timestamp within the cue with that time, so that past and future parts can be styled.
 * @returns the times, in seconds
 */
const markMoments = (root: Node): number[] => {
  const moments: number[] = [];
  const walk = (node: Node): void => {
    // A copy, because nodes are replaced during the iteration.
    for (const child of Array.from(node.childNodes)) {
      const moment = moments.at(-1);
      if (child instanceof ProcessingInstruction) {
        moments.push(seconds(child.data));
        child.remove();
      } else if (child instanceof Text && moment !== undefined) {
        const part = document.createElement('span');
        part.dataset['at'] = String(moment);
        child.replaceWith(part);
        part.append(child);
      } else if (child instanceof HTMLElement) {
        if (moment !== undefined) child.dataset['at'] = String(moment);
        walk(child);
      }
    }
  };
  walk(root);
  return moments;
};

/** The text of a cue as nodes. */
export interface CueText {
  readonly element: HTMLElement;
  /** Times in seconds at which a part of it changes from future to past. */
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

/** Marks each timed part as past or future, for `::cue(:past)` and `::cue(:future)`. */
export const markTimedParts = ({ element, moments }: CueText, now: number): void => {
  if (moments.length === 0) return;
  for (const part of element.querySelectorAll<HTMLElement>('[data-at]'))
    part.dataset['time'] = Number(part.dataset['at']) <= now ? 'past' : 'future';
};
