import { trusted } from '../base/trusted-text.js';

/**
 * Parses a document of an ad server. A blank line before the XML declaration is an error to parsers.
 * @throws {TypeError} if the page enforces Trusted Types without the policy
 */
export const parseAdDocument = (text: string): Document =>
  new DOMParser().parseFromString(trusted(text.trim(), 'createHTML', 'footlight-ads'), 'text/xml');
