const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const change = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/**
 * The known key closest to a misspelt one. Keys whose lengths differ too much are not compared, so that a very long key
 * is no more expensive than a short one.
 */
export const nearestKey = (key: string, known: readonly string[]): string | undefined => {
  let nearest: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    const most = Math.ceil(Math.min(candidate.length, key.length) / 3);
    if (Math.abs(candidate.length - key.length) > most) continue;
    const far = distance(key.toLowerCase(), candidate.toLowerCase());
    if (far > most || far >= least) continue;
    [nearest, least] = [candidate, far];
  }
  return nearest;
};
