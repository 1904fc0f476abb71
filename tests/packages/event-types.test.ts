import { describe, expect, it } from 'vitest';
import { EVENT_NAMES } from '../../packages/embed/src/protocol/events.js';
import { builtManifest, names, type Described } from '../manifest/built-manifest.js';
import { complaints } from './compiler.js';
import { installProject } from './installed.js';

const TIMEOUT_MS = 300_000;
const OURS = 'footlight-';

/** `{ id, cause: 'hover' | 'focus' }: before …` → `['id', 'cause']`: what the reference says of an event's `detail`. */
const detailOf = ({ description = '' }: Described): readonly string[] => {
  const fields = /`\{ (?<fields>[^}]+) \}`/u.exec(description)?.groups?.['fields'] ?? '';
  return fields === '' ? [] : fields.split(', ').map((field) => field.replace(/:.*$/u, ''));
};

const componentOf = (tag: string): string =>
  tag.replaceAll(/(?:^|-)(?<letter>\w)/gu, (_match, letter: string) => letter.toUpperCase());

/** A listener in each way in which a page adds one, which takes from the event what the reference names. */
const listenersOf = (tag: string, event: Described): string => {
  const { name } = event;
  const fields = detailOf(event);
  const taken = name.startsWith(OURS)
    ? `const typed: Typed<typeof event> = true; const { ${fields.join(', ')} } = event.detail; void [${['typed', ...fields].join(', ')}];`
    : 'event.type satisfies string;';
  const listener = `(event) => { ${taken} }`;
  return `{
  const element = document.querySelector('${tag}') ?? document.createElement('${tag}');
  element.addEventListener('${name}', (event) => { ${taken} inVue<'${tag}'>()('${name}', event); });
  element.removeEventListener('${name}', ${listener});
  const inJsx: JSX.IntrinsicElements['${tag}'] = { 'on${name}': ${listener} };
  const inSvelte: SvelteHTMLElements['${tag}'] = { 'on${name}': ${listener} };
  void [inJsx, inSvelte];
}`;
};

const program = (): string => {
  const elements = [...builtManifest()];
  const classes = elements.map(([tag]) => componentOf(tag));
  return `
import type { RemotePlayer } from '@footlight/embed';
import type { ${classes.join(', ')} } from '@footlight/elements';
import '@footlight/elements/react';
import '@footlight/elements/vue';
import '@footlight/elements/svelte';
import type { JSX } from 'react';
import type { GlobalComponents } from 'vue';
import type { SvelteHTMLElements } from 'svelte/elements';

type Detail<E> = E extends CustomEvent<infer D> ? D : 'no custom event';
/** \`any\` and \`unknown\` are no types of a detail. */
type Typed<E> = 0 extends 1 & Detail<E> ? 'any' : unknown extends Detail<E> ? 'unknown' : Detail<E> extends 'no custom event' ? 'no custom event' : true;
declare const inVue: <Tag extends keyof GlobalComponents>() => InstanceType<GlobalComponents[Tag]>['$emit'];

${elements.map(([tag]) => `document.querySelector('${tag}') satisfies ${componentOf(tag)} | null;`).join('\n')}
${elements.flatMap(([tag, { events = [] }]) => events.map((event) => listenersOf(tag, event))).join('\n')}
declare const remote: RemotePlayer;
${EVENT_NAMES.map((event) => event.slice('player.'.length))
  .map(
    (name) =>
      `remote.addEventListener('${name}', (event) => { const typed: Typed<typeof event> = true; return typed; });`,
  )
  .join('\n')}
`;
};

describe('the types of events', () => {
  it(
    'name what the reference says of each event of each element, however a page listens (PLAY-41)',
    { timeout: TIMEOUT_MS },
    () => {
      const named = [...builtManifest()].flatMap(([, { events }]) => names(events));
      expect(named.length).toBeGreaterThan(60);
      const project = installProject({ 'page.ts': program() }, [
        'react',
        '@types/react',
        'csstype',
        'vue',
        '@vue',
        'svelte',
      ]);
      try {
        // Svelte's own declarations do not stand a check of libraries.
        expect(complaints(project.folder, 'page.ts', 'bundler', { checksLibraries: false })).toBe('');
      } finally {
        project.remove();
      }
    },
  );
});
