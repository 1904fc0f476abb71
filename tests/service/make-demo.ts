import { argv } from 'node:process';
import { prepareDemo } from '../../packages/server/testing/prepared-demo.js';

const [, , target] = argv;
if (target === undefined)
  throw new Error('make-demo.ts: the folder of the database that is made is missing.');
await prepareDemo(target);
