/**
 * Types of the player in templates of Vue: `import '@footlight/player/vue'`.
 * @see https://vuejs.org/guide/extras/web-components.html#web-components-and-typescript
 */
import type { EmitFn, HTMLAttributes, ReservedProps } from 'vue';
import type { SettableProps } from './element-props.js';
import type { MediaEventName } from './media-element/media-event-names.js';
import type { MultiViewEventDetails } from './multi-view/multi-view-events.js';
import type { ControlTag } from './placed-controls/placed-elements.js';
import type { SettableProperties } from './settable-properties.js';
import type { PlayerEventDetails } from './store/player-events.js';

type CustomEvents<Details> = { readonly [Name in keyof Details & string]: CustomEvent<Details[Name]> };

/** An element as Vue describes components: its props, and the events that `@x` listens to. */
export type VueElement<Element, Props, Details, Others = object> = new () => Element & {
  /** Exists only for the types of templates, which also take `ref` and `key`. */
  readonly $props: Omit<HTMLAttributes, keyof Props> & Props & ReservedProps;
  /** Exists only for the types of templates. */
  readonly $emit: EmitFn<{
    [Name in keyof (CustomEvents<Details> & Others)]: (event: (CustomEvents<Details> & Others)[Name]) => void;
  }>;
};

/** Media events, which `@x` listens to. */
export type MediaEvents = { readonly [Name in MediaEventName]: Event };
type Elements = HTMLElementTagNameMap;
type VueOf<Tag extends keyof SettableProperties, Details, Others = object> = VueElement<
  Elements[Tag],
  SettableProps<Elements[Tag], SettableProperties[Tag]>,
  Details,
  Others
>;

type ControlComponents = { readonly [Tag in ControlTag]: VueOf<Tag, object> };

declare module 'vue' {
  interface GlobalComponents extends ControlComponents {
    'footlight-player': VueOf<'footlight-player', PlayerEventDetails, MediaEvents>;
    'footlight-multi-view': VueOf<'footlight-multi-view', MultiViewEventDetails>;
  }
}
