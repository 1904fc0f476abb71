/** `@footlight/react`: every element as a component, which defines the element where it is used. */
export * from './defined.js';
export type { ElementComponent } from './create-component.js';
export { configure, isPlayerError, type FootlightConfiguration, type PlayerError } from '@footlight/elements';
