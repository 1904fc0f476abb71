/** An icon of 24 × 24 as lines: tags of SVG with their attributes, as those of lucide are. */
export type LineIcon = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];
