import { SCOPE } from './packages.mjs';

/** What Server Components of React import instead of a module that defines elements. */
export const SERVER_COMPONENT = 'server-component.js';

const WARNING =
  'defines its elements in a browser, where the code of Server Components never arrives. ' +
  "Import it in a module that begins with 'use client'.";

/**
 * A module that warns, because the elements of the page would stay undefined without a word.
 * @param {import('./packages.mjs').PublishedPackage} published
 * @see https://github.com/reactjs/rfcs/blob/main/text/0227-server-module-conventions.md#react-server-conditional-exports
 */
export const serverComponentModule = ({ name }) =>
  `console.warn(${JSON.stringify(`A Server Component imports ${SCOPE}${name}/define, which ${WARNING}`)});\nexport {};\n`;
