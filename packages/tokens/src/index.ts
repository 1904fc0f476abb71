export { colours, lightColours, type ColourName } from './colours.js';
export { stageSheet, tokensSheet } from './custom-properties.js';
export {
  BREAKPOINTS_PX,
  DURATIONS_MS,
  SLOTS_FROM_PX,
  TOP_BAR_HEIGHT_PX,
  fonts,
  motion,
  shape,
  space,
  type,
} from './scale.js';
