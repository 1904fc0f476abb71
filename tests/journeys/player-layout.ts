import type { Page } from '@playwright/test';

/** Faults of players that no axe rule covers: focusable parts that are invisible, cut off or overlapped. */
export const layoutIssues = (page: Page): Promise<readonly string[]> =>
  page.locator('footlight-player').evaluateAll((hosts) => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      element.getAttribute('part') ?? element.getAttribute('aria-label') ?? element.localName;
    for (const host of hosts) {
      const root = host.shadowRoot;
      if (root === null) continue;
      const box = host.getBoundingClientRect();
      const { activeElement } = root;
      if (activeElement?.closest('.controls[data-hidden]'))
        faults.push(`${nameOf(activeElement)} is hidden and has the focus`);
      const visible = [
        ...root.querySelectorAll<HTMLElement>('button, a[href], input, select, [tabindex="0"]'),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
      for (const element of visible) {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) faults.push(`${nameOf(element)} is cut off`);
        if (width < 24 || height < 24)
          faults.push(`${nameOf(element)} is ${String(width)} × ${String(height)}`);
      }
      const row = [...root.querySelectorAll('.row .button, .row .live, .row .volume, .row .time')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: nameOf(element), box: element.getBoundingClientRect() }))
        .toSorted((one, other) => one.box.left - other.box.left);
      for (const [at, { name, box: own }] of row.entries()) {
        const next = row[at + 1];
        if (next !== undefined && own.right > next.box.left + 1)
          faults.push(`${name} runs into ${next.name}`);
      }
    }
    return faults;
  });
