import type { PanelParts } from '../controls/panel-part.js';

/**
 * Every panel by its name, each a chunk of its own: `controls.set({ openPanel: name })` opens it. The statistics
 * stand beside the others, while the state says so.
 */
export const PANELS: PanelParts = {
  share: async () => (await import('../controls/share-panel.element.js')).sharePanel,
  shortcuts: async () => (await import('../controls/shortcut-sheet.element.js')).shortcutSheet,
  statistics: async () => (await import('../controls/statistics.element.js')).statistics,
};
