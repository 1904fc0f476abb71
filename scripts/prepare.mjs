import { linkNode } from './node.mjs';

// npm runs this at the end of each installation, which must not fail because of it.
const problem = await linkNode().catch(String);
if (problem !== undefined) console.warn(problem);
