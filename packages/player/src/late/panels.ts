import type { PanelParts } from '../controls/sheets/panel-part.js';

/**
 * Every panel by its name, each a chunk of its own: `controls.set({ openPanel: name })` opens it. The statistics
 * and the programme guide stand beside the others, while the state says so.
 */
export const PANELS: PanelParts = {
  guide: async () => (await import('../guide/guide-panel.element.js')).guidePanel,
  appearance: async () => (await import('../captions/appearance-panel.element.js')).appearancePanel,
  premiere: async () => (await import('../controls/sheets/premiere-panel.element.js')).premierePanel,
  share: async () => (await import('../controls/sheets/share-panel.element.js')).sharePanel,
  shortcuts: async () => (await import('../controls/sheets/shortcut-sheet.element.js')).shortcutSheet,
  statistics: async () => (await import('../controls/sheets/statistics.element.js')).statistics,
};
