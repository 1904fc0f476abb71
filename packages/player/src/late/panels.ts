import type { PanelParts } from '../controls/panel-part.js';

/** Every panel by its name, each a chunk of its own: `controls.set({ openPanel: name })` opens it. */
export const PANELS: PanelParts = {
  shortcuts: async () => (await import('../controls/shortcut-sheet.element.js')).shortcutSheet,
};
