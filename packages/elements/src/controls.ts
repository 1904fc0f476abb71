/**
 * `/sdk/controls.js`: the controls that a page places, with `<footlight-player>`, whose controls they are, and
 * `Footlight.configure`.
 */
import './player.js';
import './define/controls.js';

export { configure, type FootlightConfiguration } from './configuration.js';
