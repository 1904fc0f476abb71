import { requireFfmpeg } from './recipes.js';

/** Fails the run at its start, with the names of what is missing. */
export default requireFfmpeg;
