import { MAX_FRAME_BYTES } from './message.js';

/** Deeper than any message of the protocol; protects against nesting that would exhaust the stack. */
const MAX_DEPTH = 32;

const utf8Length = (value: string): number => {
  // A UTF-16 unit takes one to three bytes, so a string with more units is over the limit in any case.
  if (value.length > MAX_FRAME_BYTES) return value.length;
  let bytes = value.length;
  for (let at = 0; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
};

/**
 * Whether a message is plain data of at most 64 KiB as JSON (escapes not counted). It is measured without serialising,
 * because the input may be cyclic, infinite or no JSON at all.
 */
export const isFrameAcceptable = (message: unknown): boolean => {
  let bytes = 0;
  const visit = (value: unknown, depth: number): boolean => {
    if (depth > MAX_DEPTH || bytes > MAX_FRAME_BYTES) return false;
    switch (typeof value) {
      case 'string':
        bytes += utf8Length(value) + 2;
        break;
      case 'number':
      case 'boolean':
        bytes += String(value).length;
        break;
      case 'undefined':
        break;
      case 'object':
        if (value === null) bytes += 4;
        else return visitMembers(value, depth);
        break;
      case 'bigint':
      case 'function':
      case 'symbol':
        return false;
    }
    return bytes <= MAX_FRAME_BYTES;
  };
  const visitMembers = (value: object, depth: number): boolean => {
    bytes += 2;
    if (Array.isArray(value)) {
      // A sparse array can be long without content; iterating over its holes would take too long.
      if (value.length > MAX_FRAME_BYTES) return false;
      return value.every((item) => {
        bytes += 1;
        return visit(item, depth + 1);
      });
    }
    if (Object.prototype.toString.call(value) !== '[object Object]') return false;
    for (const name of Object.keys(value)) {
      bytes += utf8Length(name) + 4;
      if (!visit(Reflect.get(value, name), depth + 1)) return false;
    }
    return bytes <= MAX_FRAME_BYTES;
  };
  return visit(message, 0);
};
