import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../run.mjs';

const MANIFEST = `${ROOT}packages/elements/dist/manifest/custom-elements.json`;
const WRITTEN = '// Written from the manifest of the elements by `npm run api`.';
const PREFIX = 'footlight-';
const WIDTH = 110;

/** The words of event names that HTML and the elements write without dashes; a prop capitalises each. */
const WORDS =
  'action|ad|autoplay|blocked|can|change|changed|data|duration|end|engine|enter|error|favourite|gone|in|layout|leave|list|live|loaded|load|marker|metadata|picture|play|programme|rate|room|sign|skip|start|state|stream|through|time|together|type|update|verification|view|volume';
const OF_WORDS = new RegExp(`^(?:${WORDS})+$`, 'u');

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `footlight-guide-card` → `GuideCard` */
const nameOf = (tag) => tag.slice(PREFIX.length).split('-').map(capital).join('');

const wordsOf = (part) => {
  const words = part.split(new RegExp(`(?<=^(?:${WORDS})+)(?=(?:${WORDS})+$)`, 'u'));
  return OF_WORDS.test(part) ? words : [part];
};

/** `timeupdate` → `onTimeUpdate`, `footlight-guide-card-show` → `onFootlightGuideCardShow` */
const propOf = (event) => `on${event.split('-').flatMap(wordsOf).map(capital).join('')}`;

const isSettable = ({ kind, name, readonly, static: isStatic }) =>
  kind === 'field' && readonly !== true && isStatic !== true && !name.startsWith('on');

/** What a page can set and hear of an element. */
const described = ({ tagName: tag, attributes = [], members = [], events = [] }) => {
  const byField = new Map(attributes.map(({ name, fieldName = name }) => [fieldName, name]));
  // Like `muted` of `<video>`: the attribute of another property holds the first value.
  const initial = (field) => attributes.find(({ name }) => name === field)?.name ?? null;
  return {
    tag,
    name: nameOf(tag),
    properties: members
      .filter(isSettable)
      .map(({ name, description }) => ({ name, description, attribute: byField.get(name) ?? initial(name) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    events: events
      .map(({ name, description }) => ({ name, description, prop: propOf(name) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
};

/** Where the elements are that one module defines together: the controls that a page places. */
const CONTROLS = 'player/src/placed-controls/';

const elementsOf = (manifest) =>
  manifest.modules
    .flatMap(({ path, declarations }) =>
      declarations.map((one) => ({ ...described(one), isControl: path.includes(CONTROLS) })),
    )
    .toSorted((one, other) => one.tag.localeCompare(other.tag));

const key = (name) => (/^\w+$/u.test(name) ? name : `'${name}'`);

const comment = (text, indent = '  ') => {
  const words = text.replaceAll(/\s+/gu, ' ').replaceAll('*/', '*\u200b/').split(' ');
  const line = `${indent}/** ${words.join(' ')} */`;
  if (line.length <= WIDTH) return line;
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent} * ${last} ${word}`.length <= WIDTH)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return [`${indent}/**`, ...lines.map((one) => `${indent} * ${one}`), `${indent} */`].join('\n');
};

const union = (names) => names.map((name) => `    | '${name}'`).join('\n');

/** The names of the settable properties, from which the packages derive the types for JSX and templates. */
const settable = (elements) => `${WRITTEN}

/**
 * Names of the properties that a page can set, by the tag of the element, including those that only the classes of a page
 * with a service have.
 */
export interface SettableProperties {
${elements.map(({ tag, properties }) => `  readonly '${tag}':\n${union(properties.map(({ name }) => name))};`).join('\n')}
}
`;

const isOfMedia = ({ name }) => !name.startsWith(PREFIX);

const component = ({ tag, name, properties, events }) => {
  const typeOf = (event) => (isOfMedia(event) ? 'Event' : `CustomEvent<Details['${event.name}']>`);
  return `'use client';
${WRITTEN}
import type { Footlight${name} as Element${events.every(isOfMedia) ? '' : `, ${name}EventDetails as Details`} } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
${properties
  .map((one) => `${comment(one.description)}\n  readonly ${one.name}?: PropValue<Element['${one.name}']>;`)
  .join('\n')}
${events
  .map(
    (event) =>
      `${comment(event.description)}\n  readonly ${event.prop}?: ((event: ${typeOf(event)}) => void) | undefined;\n`,
  )
  .join('')}}

/** Props of \`<${tag}>\`. */
export type Footlight${name}Props = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** \`<${tag}>\` as a component; its ref is the element. It does not define the element. */
export const Footlight${name}: ElementComponent<Element, Footlight${name}Props> = /* @__PURE__ */ createComponent({
  tag: '${tag}',
  properties: {
${properties.map(({ name: field, attribute }) => `    ${key(field)}: ${attribute === null ? 'null' : `'${attribute}'`},`).join('\n')}
  },
  events: {${events.map(({ name: event, prop }) => `\n    ${prop}: '${event}',`).join('')}${events.length === 0 ? '' : '\n  '}},
});
`;
};

const file = (tag) => tag.slice(PREFIX.length);

const defined = ({ tag, name }) => `'use client';
${WRITTEN}
import '@footlight/elements/define/${file(tag)}';
import { Footlight${name} as Component } from '../components/${file(tag)}.js';

export type { Footlight${name}Props } from '../components/${file(tag)}.js';

/** \`<${tag}>\` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const Footlight${name}: typeof Component = Component;
`;

/** The controls in one module, because one module defines them. */
const definedControls = (controls) => `'use client';
${WRITTEN}
import '@footlight/elements/define/controls';
${controls.map(({ tag, name }) => `import { Footlight${name} as ${name} } from '../components/${file(tag)}.js';`).join('\n')}

${controls.map(({ tag, name }) => `export type { Footlight${name}Props } from '../components/${file(tag)}.js';`).join('\n')}

// Not exported again as they are: bundlers would then pass over this module, and what it defines.
${controls
  .map(
    ({ tag, name }) => `/** \`<${tag}>\` as a component, which defines the element; its ref is the element. */
export const Footlight${name}: typeof ${name} = ${name};`,
  )
  .join('\n')}
`;

const list = (elements, moduleOf) =>
  elements
    .map(
      (one) =>
        `export { Footlight${one.name}, type Footlight${one.name}Props } from './${moduleOf(one)}.js';`,
    )
    .join('\n');

const componentModule = ({ tag }) => `components/${file(tag)}`;

const definedModule = ({ tag, isControl }) => `defined/${isControl ? 'controls' : file(tag)}`;

/**
 * The files that are written from the manifest, by their path.
 * @param {object} manifest custom-elements.json
 * @returns {ReadonlyMap<string, string>}
 */
export const frameworkFiles = (manifest) => {
  const elements = elementsOf(manifest);
  const react = 'packages/react/src';
  const isOfPlayer = ({ tag, isControl }) =>
    isControl || tag === 'footlight-player' || tag === 'footlight-multi-view';
  const controls = elements.filter(({ isControl }) => isControl);
  return new Map([
    ['packages/player/src/settable-properties.ts', settable(elements.filter(isOfPlayer))],
    ['packages/elements/src/settable-properties.ts', settable(elements.filter((one) => !isOfPlayer(one)))],
    [`${react}/components.ts`, `${WRITTEN}\n${list(elements, componentModule)}\n`],
    [`${react}/defined.ts`, `${WRITTEN}\n${list(elements, definedModule)}\n`],
    ...elements.map((one) => [`${react}/${componentModule(one)}.ts`, component(one)]),
    ...elements
      .filter(({ isControl }) => !isControl)
      .map((one) => [`${react}/${definedModule(one)}.ts`, defined(one)]),
    [`${react}/defined/controls.ts`, definedControls(controls)],
  ]);
};

/** Writes them. The manifest must have been built. */
export const writeFrameworkFiles = () => {
  for (const [path, text] of frameworkFiles(JSON.parse(readFileSync(MANIFEST, 'utf8'))))
    writeFileSync(`${ROOT}${path}`, text);
};
