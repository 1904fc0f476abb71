import {
  OPTIONS,
  OPTION_NAMES,
  attributeOf,
  type PlayerOption,
  type PlayerOptionName,
  type PlayerOptionValues,
} from '@footlight/player-contract';
import type { PropertyDeclarations } from '@lit/reactive-element';
import { PlayerCommands } from './player-commands.js';
import { reading } from './tolerant-element.js';

const declarationOf = (name: PlayerOptionName): PropertyDeclarations[string] => {
  const { kind }: PlayerOption<unknown> = OPTIONS[name];
  return { attribute: attributeOf(name), converter: reading(kind) };
};

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- `properties` makes them
export interface OptionAttributes extends PlayerOptionValues {}

/** Base class with one property and one attribute for each option of the contract. */
export abstract class OptionAttributes extends PlayerCommands {
  static override readonly properties: PropertyDeclarations = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, declarationOf(name)]),
  );

  constructor() {
    super();
    for (const name of OPTION_NAMES) Reflect.set(this, name, OPTIONS[name].defaultValue);
  }
}
