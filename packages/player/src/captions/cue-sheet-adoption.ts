import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { cueSheet } from './cue-sheet.js';

/** Applies the styles of a caption file to the host's tree while the file is shown. */
export class CueSheet implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #shown: readonly string[] = [];
  #sheet: CSSStyleSheet | null = null;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#shown = [];
    this.#sheet?.replaceSync('');
  }

  show(styles: readonly string[]): void {
    if (styles === this.#shown) return;
    this.#shown = styles;
    const css = cueSheet(styles);
    if (css === '' && this.#sheet === null) return;
    this.#sheet ??= new CSSStyleSheet();
    this.#sheet.replaceSync(css);
    this.#adopt(this.#sheet);
  }

  /** Again each time: in another window there is a copy. */
  #adopt(sheet: CSSStyleSheet): void {
    const root = this.#host.getRootNode();
    if (!('adoptedStyleSheets' in root)) return;
    const tree = root as ShadowRoot;
    tree.adoptedStyleSheets = [...new Set([...tree.adoptedStyleSheets, sheet])];
  }
}
