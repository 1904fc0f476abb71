const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Whether a JSON text is nested deeper than allowed. Scans the text once without parsing it. */
export const isDeeperThan = (text: string, most: number): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) at += code === BACKSLASH ? 1 : 0;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > most) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
};
