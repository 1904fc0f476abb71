import { textOf } from './fields.js';

const MOST_LINES = 60;
const CLOCK = new Set(['currentTime', 'position', 'watchProgress', 'live', 'buffered', 'revision']);

/** A change of nothing but the time, four times a second. */
const isClock = ({ detail }) =>
  typeof detail === 'object' &&
  detail !== null &&
  'changes' in detail &&
  Object.keys(detail.changes).every((field) => CLOCK.has(field));

/** Counts the events of an element and writes them down, those that are switched on. */
export const followEvents = (element, entries, log, onEvent) => {
  for (const entry of entries) {
    const { name } = entry.dataset;
    const count = entry.querySelector('[data-count]');
    const field = entry.querySelector('input');
    element.addEventListener(name, (event) => {
      onEvent();
      if (!field.checked || isClock(event)) return;
      count.textContent = String(Number(count.textContent) + 1);
      const line = document.createElement('li');
      const title = document.createElement('b');
      title.textContent = name;
      line.append(title, ` ${event.detail === null ? '' : textOf(event.detail)}`);
      log.prepend(line);
      while (log.children.length > MOST_LINES) log.lastElementChild.remove();
    });
  }
};
