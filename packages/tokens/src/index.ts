export { colours, type ColourName } from './colours.js';
export { tokensSheet } from './custom-properties.js';
export { lightColours } from './light-colours.js';
export { space, type, weight } from './page-scale.js';
export {
  BREAKPOINTS_PX,
  DURATIONS_MS,
  SLOTS_FROM_PX,
  TOP_BAR_HEIGHT_PX,
  fonts,
  motion,
  shape,
} from './scale.js';
export { stageSheet } from './stage-properties.js';
