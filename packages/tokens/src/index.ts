export { colours, type ColourName } from './colours.js';
export { tokensSheet } from './custom-properties.js';
export { lightColours } from './light-colours.js';
export * from './media.js';
export { space, type, weight } from './page-scale.js';
export { DURATIONS_MS, SLOTS_FROM_PX, TOP_BAR_HEIGHT_PX, fonts, motion, shape } from './scale.js';
export { stageSheet } from './stage-properties.js';
