/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

interface Lab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

function channelsOf(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  return Math.round(255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055));
}

/** @see https://bottosson.github.io/posts/oklab/ */
function toLab(colour: Colour): Lab {
  const [red, green, blue] = channelsOf(colour).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromLab({ lightness, a, b }: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => encoded(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour `share` of the way from one to the other, as the eye would place it (OKLab). */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [start, end] = [toLab(from), toLab(to)];
  const at = Math.min(1, Math.max(0, share));
  return fromLab({
    lightness: start.lightness + (end.lightness - start.lightness) * at,
    a: start.a + (end.a - start.a) * at,
    b: start.b + (end.b - start.b) * at,
  });
}

/** The same hue, lighter (above 0) or darker (below 0), by a share of the way to white or black. */
export function shade(colour: Colour, by: number): Colour {
  return by >= 0 ? mix(colour, '#ffffff', by) : mix(colour, '#000000', -by);
}

/** The colour with an opacity from 0 to 1, as a CSS colour. */
export function alpha(colour: Colour, opacity: number): string {
  const [red, green, blue] = channelsOf(colour);
  return `rgba(${red},${green},${blue},${Math.min(1, Math.max(0, opacity)).toFixed(4)})`;
}

/** Colour of a place in a list of `[place, colour]` stops in rising order of place. */
export function along(stops: readonly (readonly [number, Colour])[], place: number): Colour {
  const next = stops.findIndex(([at]) => at >= place);
  const last = stops.at(-1);
  if (last === undefined) throw new RangeError('a gradient needs a stop');
  if (next === -1) return last[1];
  const above = stops[next] ?? last;
  const below = stops[next - 1] ?? above;
  const span = above[0] - below[0];
  return span === 0 ? above[1] : mix(below[1], above[1], (place - below[0]) / span);
}
