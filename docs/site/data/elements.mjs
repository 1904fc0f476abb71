import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../places.mjs';
import { controlOf } from '../playground-controls.mjs';
import { readTable } from '../source-tables.mjs';
import { readTypes } from '../source-types.mjs';

const MANIFEST = path.join(ROOT, 'packages/elements/dist/manifest/custom-elements.json');
/** Examples of attributes, and of properties without an attribute; `<tag> <name>` takes precedence over `<name>`. */
const EXAMPLES = JSON.parse(readFileSync(new URL('property-examples.json', import.meta.url), 'utf8'));
/** What the playground shows at first: attributes, content, and parameters of methods. */
const PLAYGROUND = JSON.parse(readFileSync(new URL('playground.json', import.meta.url), 'utf8'));
/** The first in the menu of the playground, and its own page. */
const FIRST = 'footlight-player';
/** Where the types stand that signatures name. */
const TYPES = [
  'packages/player/src/store/command-signatures.ts',
  'packages/player-contract/src/player-state.ts',
];
/** Has a page of its own. */
const STATE = 'PlayerState';

/** The page that tells of an element in sentences. */
const GUIDES = {
  'footlight-player': 'player',
  'footlight-embed': 'embed',
  'footlight-guide-card': 'guide-card',
  'footlight-watch-together': 'watch-together',
  'footlight-watchlist': 'watchlist',
  'footlight-multi-view': 'player',
};

/** Where the controls are that a page places: one script and one page of the documentation are about all of them. */
const CONTROLS = 'player/src/placed-controls/';
/** What their playground shows at first: a player in the page to control. */
const OF_A_PLAYER = {
  attributes: { for: 'film' },
  before: '<footlight-player id="film" video="1001" controls="reduced"></footlight-player>',
};

const types = TYPES.map(readTypes);

const signatureOf = ({ name, parameters = [], return: returned }) => {
  const list = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text ?? 'void'}`);
  return `${name}(${list.join(', ')}): ${returned?.type?.text ?? 'void'}`;
};

/** Parameters of commands, by name. */
const COMMANDS = new Map(
  readTable('packages/player-contract/src/commands.ts', 'COMMANDS').map(({ name, tags }) => [
    name,
    JSON.parse(tags.example?.[0] ?? '{}'),
  ]),
);

/** What the playground calls a method with: a parameter `params` takes all that the command does. */
const triedWith = (method, parameter) => {
  const value =
    PLAYGROUND.parameters[method]?.[parameter] ??
    (parameter === 'params' ? COMMANDS.get(method) : COMMANDS.get(method)?.[parameter]);
  return value === undefined ? '' : JSON.stringify(value);
};

const methodOf = (member) => ({
  ...member,
  tried: (member.parameters ?? []).map(({ name, type }) => ({
    name,
    type: type?.text,
    value: triedWith(member.name, name),
  })),
  signature: signatureOf(member),
  explained: (member.parameters ?? []).filter(({ description }) => description !== undefined),
});

const reflects = ({ members = [] }, { fieldName }) =>
  members.some(({ name, reflects: does }) => name === fieldName && does === true);

/** @throws {Error} when a documented attribute or property has no example */
const exampleOf = (kind, tagName, name) => {
  const example = EXAMPLES[kind][`${tagName} ${name}`] ?? EXAMPLES[kind][name];
  if (example === undefined)
    throw new Error(`docs/site/data/property-examples.json has no example of ${tagName} ${name} (${kind}).`);
  return example;
};

const elementOf = (declaration, path) => {
  const { tagName, attributes = [], members = [] } = declaration;
  const isControl = path.includes(CONTROLS);
  const withAttribute = new Set(attributes.map(({ fieldName }) => fieldName));
  const methods = members.filter(({ kind }) => kind === 'method').map(methodOf);
  const used = methods.map(({ signature }) => signature).join(' ');
  return {
    ...declaration,
    guide: isControl ? 'controls' : GUIDES[tagName],
    playground: tagName === FIRST ? '/playground/' : `/playground/${tagName}/`,
    script: isControl ? '/sdk/controls.js' : `/sdk/${tagName.replace('footlight-', '')}.js`,
    shown: { attributes: {}, ...(isControl ? OF_A_PLAYER : {}), ...PLAYGROUND.elements[tagName] },
    attributes: attributes.map((one) =>
      Object.assign(one, {
        reflects: reflects(declaration, one),
        example: exampleOf('attributes', tagName, one.name),
        control: controlOf(one.type?.text),
      }),
    ),
    properties: members
      .filter(({ kind }) => kind === 'field')
      .map((one) =>
        // A property with an attribute has its example there.
        withAttribute.has(one.name)
          ? one
          : Object.assign(one, {
              control: controlOf(one.type.text),
              example: exampleOf('properties', tagName, one.name),
            }),
      ),
    methods,
    /** Types that the signatures name. */
    types: types.flatMap(({ names, textOf }) =>
      names
        .filter((name) => name !== STATE && new RegExp(`\\b${name}\\b`, 'u').test(used))
        .map((name) => ({ name, text: textOf(name) })),
    ),
  };
};

/** Every element of the manifest, by its tag. */
export default () => {
  if (!existsSync(MANIFEST))
    throw new Error('There is no manifest of the elements yet: run `npm run build`.');
  const { modules } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const elements = modules.flatMap(({ path: file, declarations }) =>
    declarations.map((one) => elementOf(one, file)),
  );
  return elements.toSorted((one, other) => Number(other.tagName === FIRST) - Number(one.tagName === FIRST));
};
