import { followEvents } from './events.js';
import { valueOf } from './fields.js';
import { htmlOf } from './html-of.js';
import { offerMethods } from './methods.js';
import { markParts } from './parts.js';
import { offerSurroundings } from './surroundings.js';
import { showValues } from './values.js';

const page = document.querySelector('.playground');
const scene = page.querySelector('[data-scene]');
const told = page.querySelector('[data-told]');
const code = page.querySelector('[data-html]');
const { tag, script } = page.dataset;

const entriesOf = (member) => [...page.querySelectorAll(`[data-member="${member}"]`)];
const fieldOf = (entry) => entry.querySelector('input, select, textarea');
const tell = (text) => {
  told.textContent = text;
};
const templateOf = (name) => page.querySelector(`template[data-${name}]`);

const attributes = entriesOf('attribute');
const properties = entriesOf('property');
const customProperties = entriesOf('custom-property');
const slots = entriesOf('slot');
const readOnly = properties.filter((entry) => 'readonly' in entry.dataset);
const settable = properties.filter((entry) => !('readonly' in entry.dataset));

const element = document.createElement(tag);

/** The values of the properties that are set, by their names. */
const assigned = new Map();

/** The attributes that are set, as a page writes them. */
const written = () =>
  attributes.flatMap((entry) => {
    const value = valueOf(fieldOf(entry));
    if (value === undefined || value === false) return [];
    return [[entry.dataset.name, value === true ? '' : fieldOf(entry).value]];
  });

const writeHtml = () => {
  const filled = slots.filter((entry) => fieldOf(entry).checked).map(({ dataset }) => dataset.name);
  const inside = [
    templateOf('content').innerHTML,
    ...filled.map((name) => (name === '' ? '<span>…</span>' : `<span slot="${name}">…</span>`)),
  ].join('');
  code.textContent = htmlOf({
    tag,
    script,
    attributes: written(),
    properties: [...assigned],
    customProperties: customProperties.flatMap((entry) => {
      const { value } = fieldOf(entry);
      return value === '' ? [] : [[entry.dataset.name, value]];
    }),
    before: templateOf('before').innerHTML,
    inside,
  });
};

const refresh = () => showValues(element, readOnly, entriesOf('state'));

const setAttribute = (entry) => {
  const { name } = entry.dataset;
  const value = valueOf(fieldOf(entry));
  if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : fieldOf(entry).value);
};

for (const entry of attributes) {
  setAttribute(entry);
  fieldOf(entry).addEventListener('change', () => {
    setAttribute(entry);
    writeHtml();
    refresh();
  });
}

for (const entry of settable)
  fieldOf(entry).addEventListener('change', () => {
    const { name } = entry.dataset;
    try {
      const value = valueOf(fieldOf(entry));
      element[name] = value;
      if (value === undefined) assigned.delete(name);
      else assigned.set(name, value);
      writeHtml();
      tell(`${name} is set.`);
    } catch (error) {
      tell(`${name}: ${error.message}`);
    }
    refresh();
  });

for (const entry of customProperties)
  fieldOf(entry).addEventListener('input', () => {
    element.style.setProperty(entry.dataset.name, fieldOf(entry).value);
    writeHtml();
  });

/** A sign that shows where a slot is. */
const slotted = (name) => {
  const sign = document.createElement('span');
  sign.className = 'slotted';
  sign.slot = name;
  sign.textContent = name === '' ? 'slotted' : name;
  return sign;
};
for (const entry of slots) {
  const sign = slotted(entry.dataset.name);
  fieldOf(entry).addEventListener('change', ({ target }) => {
    if (target.checked) element.append(sign);
    else sign.remove();
    writeHtml();
  });
}

/** Sets an attribute by its control, if the element has it. */
const choose = (name, value) => {
  const entry = attributes.find(({ dataset }) => dataset.name === name);
  if (entry === undefined) return;
  fieldOf(entry).value = value;
  fieldOf(entry).dispatchEvent(new Event('change'));
};

const log = page.querySelector('[data-log]');
page.querySelector('[data-clear]').addEventListener('click', () => log.replaceChildren());
followEvents(element, entriesOf('event'), log, refresh);
offerMethods(element, entriesOf('method'), refresh);
markParts(element, entriesOf('part'), tell);
offerSurroundings(page, { scene, choose });

element.append(templateOf('content').content.cloneNode(true));
scene.append(templateOf('before').content.cloneNode(true), element);
writeHtml();
try {
  await import(script);
  await customElements.whenDefined(tag);
  refresh();
} catch (error) {
  tell(`The element could not be loaded: ${error.message}`);
}
