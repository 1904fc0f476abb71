import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../places.mjs';
import { readTypes } from '../source-types.mjs';

const MANIFEST = path.join(ROOT, 'packages/elements/dist/manifest/custom-elements.json');
const SIGNATURES = 'packages/player/src/store/command-signatures.ts';

/** The page that tells of an element in sentences. */
const GUIDES = {
  'footlight-player': 'player',
  'footlight-embed': 'embed',
  'footlight-guide-card': 'guide-card',
  'footlight-watch-together': 'watch-together',
  'footlight-watchlist': 'watchlist',
  'footlight-multi-view': 'player',
};

const commands = readTypes(SIGNATURES);
const results = new Map(commands.membersOf('CommandResults').map(({ name, type }) => [name, type]));
const given = new Map(commands.membersOf('CommandParams').map(({ name, type }) => [name, type]));

/** `Promise<CommandResults['play']>` → what `play` resolves with. */
const spelt = (type = 'void') =>
  type
    .replaceAll(/CommandResults\['(?<name>\w+)'\]/gu, (_, name) => results.get(name) ?? name)
    .replaceAll(/CommandParams\['(?<name>\w+)'\]/gu, (_, name) => given.get(name) ?? name);

const signatureOf = ({ name, parameters = [], return: returned }) => {
  const list = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${spelt(one.type?.text)}`);
  return `${name}(${list.join(', ')}): ${spelt(returned?.type?.text)}`;
};

const methodOf = (member) => ({
  ...member,
  signature: signatureOf(member),
  explained: (member.parameters ?? []).filter(({ description }) => description !== undefined),
});

const reflects = ({ members = [] }, { fieldName }) =>
  members.some(({ name, reflects: does }) => name === fieldName && does === true);

const elementOf = (declaration) => {
  const { tagName, attributes = [], members = [] } = declaration;
  const methods = members.filter(({ kind }) => kind === 'method').map(methodOf);
  const used = methods.map(({ signature }) => signature).join(' ');
  return {
    ...declaration,
    guide: GUIDES[tagName],
    attributes: attributes.map((one) => Object.assign(one, { reflects: reflects(declaration, one) })),
    properties: members.filter(({ kind }) => kind === 'field'),
    methods,
    /** Types that the signatures name. */
    types: commands.names
      .filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(used))
      .map((name) => ({ name, text: commands.textOf(name) })),
  };
};

/** Every element of the manifest, by its tag. */
export default () => {
  if (!existsSync(MANIFEST))
    throw new Error('There is no manifest of the elements yet: run `npm run build`.');
  const { modules } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return modules.flatMap(({ declarations }) => declarations.map(elementOf));
};
