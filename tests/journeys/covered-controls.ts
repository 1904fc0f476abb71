import type { Page } from '@playwright/test';

/**
 * Descriptions of visible controls of the page that a pointer cannot press, because something else lies over them at their
 * centre or at one of four points around it.
 * @param within selector of what contains the controls; by default all of the page
 */
export const coveredControls = (page: Page, within = 'html'): Promise<readonly string[]> =>
  page.evaluate((container) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    const POINTS = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.3],
      [0.5, 0.7],
    ] as const;

    const parentOf = (node: Node): Node | null =>
      node instanceof ShadowRoot
        ? node.host
        : ((node instanceof Element ? node.assignedSlot : null) ?? node.parentNode);
    const holds = (outer: Element, inner: Element | null): boolean => {
      for (let node: Node | null = inner; node !== null; node = parentOf(node))
        if (node === outer) return true;
      return false;
    };
    const isWithin = (control: Element): boolean => {
      for (let node: Node | null = control; node !== null; node = parentOf(node))
        if (node instanceof Element && node.matches(container)) return true;
      return false;
    };
    const controlsIn = (root: Document | ShadowRoot): Element[] => [
      ...root.querySelectorAll(CONTROLS),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot === null ? [] : controlsIn(shadowRoot),
      ),
    ];
    const topmostAt = (x: number, y: number, root: Document | ShadowRoot = document): Element | null => {
      const found = root.elementFromPoint(x, y);
      const inner = found?.shadowRoot === null || found === null ? null : topmostAt(x, y, found.shadowRoot);
      return inner ?? found;
    };
    const clipsOf = (element: Element): DOMRect[] => {
      const found: DOMRect[] = [];
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') found.push(box.getBoundingClientRect());
      return found;
    };
    const labelOf = (control: Element): string =>
      `“${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}”`;
    const isAsked = (control: Element): boolean =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      control.closest('[inert]') === null &&
      getComputedStyle(control).pointerEvents !== 'none' &&
      // Fields drawn by their label.
      !(control instanceof HTMLInputElement && (control.labels ?? []).length > 0);

    const faults: string[] = [];
    for (const control of controlsIn(document)) {
      if (!isAsked(control) || !isWithin(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link in a text may continue on the next line: its largest part is asked.
      const [part] = [...control.getClientRects()].toSorted(
        (one, other) => other.width * other.height - one.width * one.height,
      );
      if (part === undefined) continue;
      const { left, top, width, height } = part;
      if (width < 8 || height < 8) continue;
      const clips = clipsOf(control);
      const points = POINTS.map(([x, y]) => [left + width * x, top + height * y] as const).filter(
        ([x, y]) =>
          x > 0 &&
          y > 0 &&
          x < innerWidth &&
          y < innerHeight &&
          clips.every((clip) => x >= clip.left && x <= clip.right && y >= clip.top && y <= clip.bottom),
      );
      const over = points
        .map(([x, y]) => topmostAt(x, y))
        .filter(
          (found) => !holds(control, found) && found?.closest('a, button, label')?.contains(control) !== true,
        );
      // A button over an edge, such as the arrow of a row, leaves room to press.
      if (over.length > 1)
        faults.push(
          `${labelOf(control)} is covered at ${over.length} of ${points.length} points by ${[...new Set(over.map((found) => (found === null ? 'nothing' : `${found.localName}.${found.className}`)))].join(', ')}`,
        );
    }
    scrollTo(0, 0);
    return faults;
  }, within);
