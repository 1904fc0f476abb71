export { showCompanions, type CompanionSlot, type ShowCompanionsOptions } from './show-companions.js';
