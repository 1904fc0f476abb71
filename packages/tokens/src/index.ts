export { colours, lightColours, type ColourName } from './colours.js';
export { tokensSheet } from './custom-properties.js';
export { BREAKPOINTS_PX, DURATIONS_MS, TOP_BAR_HEIGHT_PX, motion, shape, space, type } from './scale.js';
