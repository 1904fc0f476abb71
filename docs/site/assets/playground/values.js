import { textOf } from './fields.js';

/** Shows the present values of read-only properties, and the states that the element is in. */
export const showValues = (element, properties, states) => {
  for (const entry of properties)
    entry.querySelector('[data-value]').textContent = textOf(element[entry.dataset.name]);
  for (const entry of states) {
    const isOn = element.matches(`:state(${entry.dataset.name})`);
    const lamp = entry.querySelector('[data-lamp]');
    lamp.classList.toggle('lit', isOn);
    lamp.textContent = isOn ? 'on' : 'off';
  }
};
