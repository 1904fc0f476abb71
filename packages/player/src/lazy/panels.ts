import type { PanelParts } from '../controls/sheets/panel-part.js';

/**
 * Every panel by name, each in its own chunk: `controls.set({ openPanel: name })` opens it. The statistics and the
 * programme guide can be shown with other panels, and follow the player's state.
 */
export const PANELS: PanelParts = {
  guide: async () => (await import('../guide/guide-panel.element.js')).guidePanel,
  channels: async () => (await import('../channels/channel-panel.element.js')).channelPanel,
  appearance: async () => (await import('../controls/captions/appearance-panel.element.js')).appearancePanel,
  premiere: async () => (await import('../controls/sheets/premiere-panel.element.js')).premierePanel,
  share: async () => (await import('../controls/sheets/share-panel.element.js')).sharePanel,
  shortcuts: async () => (await import('../controls/sheets/shortcut-sheet.element.js')).shortcutSheet,
  statistics: async () => (await import('../controls/sheets/statistics.element.js')).statistics,
};
