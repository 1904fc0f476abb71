/**
 * Types of the player in Svelte: `import '@footlight/player/svelte'`.
 * @see https://svelte.dev/docs/svelte/typescript#Enhancing-built-in-DOM-types
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { EventProps, MediaEventProps, SettableProps } from './element-props.js';
import type { MultiViewEventDetails } from './multi-view/multi-view-events.js';
import type { ControlTag } from './placed-controls/placed-elements.js';
import type { SettableProperties } from './settable-properties.js';
import type { PlayerEventDetails } from './store/player-events.js';

/** Attributes of an element as Svelte describes them. */
export type SvelteElement<Element extends EventTarget, Props, Details> = Omit<
  HTMLAttributes<Element>,
  keyof Props | keyof EventProps<Details>
> &
  Props &
  EventProps<Details>;

type Elements = HTMLElementTagNameMap;
type SvelteOf<Tag extends keyof SettableProperties, Details> = SvelteElement<
  Elements[Tag],
  SettableProps<Elements[Tag], SettableProperties[Tag]>,
  Details
>;

type ControlAttributes = { readonly [Tag in ControlTag]: SvelteOf<Tag, object> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends ControlAttributes {
    'footlight-player': SvelteOf<'footlight-player', PlayerEventDetails> & MediaEventProps;
    'footlight-multi-view': SvelteOf<'footlight-multi-view', MultiViewEventDetails>;
  }
}
