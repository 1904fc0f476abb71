import { mix } from '../draw/colour.js';
import type { Palette } from '../draw/palette.js';
import { paintClouds, paintLight, paintSky, paintStars } from '../draw/sky.js';
import {
  FULL,
  plate,
  saved,
  unitOf,
  type Context,
  type Point,
  type Scene,
  type Size,
} from '../draw/stage.js';
import { marginOf, shift, STILL, type Camera } from './camera.js';

/** Everything a layer needs to know of the picture it is part of. Lengths are pixels. */
export interface Setting {
  readonly size: Size;
  readonly unit: number;
  readonly palette: Palette;
  readonly margin: number;
  readonly horizon: number;
  readonly light: Point & { readonly radius: number };
  /** The place along the picture that a composition calls `share`. */
  readonly across: (share: number) => number;
  readonly down: (share: number) => number;
}

/** Paints a layer as it is at a time; `at` tells how far the camera has moved a layer of some nearness. */
export type LayerPainter = (context: Context, time: number, at: (nearness: number) => number) => void;

/** One depth of a picture. */
export type Layer = (setting: Setting) => LayerPainter;

/** A view: sky, one light, and layers from far to near. */
export interface View {
  readonly palette: Palette;
  readonly seed: number;
  readonly layers: readonly Layer[];
  /** Where the sky ends, as a share of the height. */
  readonly horizon?: number;
  /** Moon or sun: its place in shares, its radius in units; none when `size` is 0. */
  readonly light?: Point & { readonly size: number; readonly phase?: number };
  readonly stars?: number;
  /** How thick the clouds are, 0 to 1. */
  readonly clouds?: number;
  readonly camera?: Camera;
  /** How long the camera moves. */
  readonly seconds?: number;
}

/** A layer that never changes, drawn once. */
export function still(nearness: number, draw: (context: Context, setting: Setting) => void): Layer {
  return (setting) => {
    const rendered = plate(setting.size, setting.margin, (context) => {
      draw(context, setting);
    });
    return (context, _time, at) => {
      rendered.paint(context, at(nearness));
    };
  };
}

function settingOf(view: View, size: Size, framing: { from: number; to: number }): Setting {
  const unit = unitOf(size);
  const across = (share: number) => size.width * (framing.from + (framing.to - framing.from) * share);
  const down = (share: number) => size.height * share;
  const light = view.light ?? { x: 0.5, y: 0.3, size: 0 };
  return {
    size,
    unit,
    palette: view.palette,
    margin: marginOf(view.camera ?? STILL, size, view.seconds ?? 1),
    horizon: down(view.horizon ?? 0.62),
    light: { x: across(light.x), y: down(light.y), radius: light.size * unit },
    across,
    down,
  };
}

function skyOf(view: View): Layer {
  return still(0.05, (context, { size, palette, horizon, margin, light }) => {
    paintSky(context, size, palette, horizon, margin);
    paintStars(context, size, { seed: view.seed, count: view.stars ?? 90, horizon, margin });
    if (light.radius > 0) paintLight(context, size, light, light.radius, palette, view.light?.phase);
  });
}

function cloudsOf(view: View): Layer {
  return (setting) => {
    const { size, palette, horizon, margin, unit } = setting;
    const thick = view.clouds ?? 0.4;
    const bank = plate(size, margin + unit * 12, (context) => {
      const base = { margin: margin + unit * 12, opacity: thick };
      paintClouds(context, size, {
        ...base,
        seed: view.seed + 4,
        y: horizon * 0.42,
        depth: horizon * 0.2,
        colour: mix(palette.sky, palette.horizon, 0.55),
      });
      paintClouds(context, size, {
        ...base,
        seed: view.seed + 5,
        y: horizon * 0.8,
        depth: horizon * 0.11,
        colour: mix(palette.horizon, palette.light, 0.5),
      });
    });
    return (context, time) => {
      bank.paint(context, Math.round(-time * unit * 0.64) / 4);
    };
  };
}

/** Builds a scene from a view. */
export function vista(view: View): Scene {
  return (size, framing = FULL) => {
    const setting = settingOf(view, size, framing);
    const clouds = (view.clouds ?? 0.4) > 0 ? [cloudsOf(view)] : [];
    const painters = [skyOf(view), ...clouds, ...view.layers].map((layer) => layer(setting));
    const camera = view.camera ?? STILL;
    return (context, time) => {
      const at = (nearness: number) => shift(camera, size, nearness, time);
      for (const paint of painters) {
        saved(context, () => {
          paint(context, time, at);
        });
      }
    };
  };
}
