import { afterEach, describe, expect, it, vi } from 'vitest';
import { createElement, useState } from 'react';
import { safeDefine } from './safe-define.js';
import { createElementClass } from './wrap.js';

/** Generous, because the machine may be busy. */
const WAIT_OPTIONS = { timeout: 10_000 };

interface SampleProps {
  readonly label?: string;
  readonly itemCount?: number;
  readonly isLoud?: boolean;
  readonly items?: readonly string[];
  readonly onPick?: (detail: { readonly at: number }) => boolean;
}

interface SampleElement extends HTMLElement, Omit<SampleProps, 'onPick'> {
  label?: string;
  itemCount?: number;
  isLoud?: boolean;
  items?: readonly string[];
}

interface DoorProps {
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Shows its properties and counts presses, which is state that a remount would lose. */
const Sample = ({ label, itemCount, isLoud, items, onPick }: SampleProps) => {
  const [presses, setPresses] = useState(0);
  const shown = JSON.stringify({ label, itemCount, isLoud, items });
  return createElement(
    'button',
    {
      className: 'sample',
      onClick: () => {
        const isWanted = onPick?.({ at: presses }) ?? true;
        if (isWanted) setPresses(presses + 1);
      },
    },
    `${shown} pressed ${presses}`,
  );
};

let defined = 0;
const defineSample = (): `footlight-${string}` => {
  defined += 1;
  const name = `footlight-sample-${defined}` as const;
  safeDefine(name, () =>
    createElementClass<SampleProps>(Sample, {
      properties: { label: 'string', itemCount: 'number', isLoud: 'boolean', items: 'object' },
      events: { onPick: 'footlight-pick' },
      sheets: ['.sample { color: rgb(1, 2, 3) }'],
    }),
  );
  return name;
};

const add = (html: string): SampleElement => {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  if (element === null) throw new Error('nothing was added');
  return element as SampleElement;
};

const textOf = (element: Element): string | undefined => element.shadowRoot?.textContent;

const buttonOf = async (element: Element): Promise<HTMLButtonElement> =>
  vi.waitFor(() => {
    const button = element.shadowRoot?.querySelector('button') ?? null;
    if (button === null) throw new Error('not drawn yet');
    return button;
  }, WAIT_OPTIONS);

afterEach(() => {
  document.body.replaceChildren();
});

describe('an element that wraps a component', () => {
  it('parses attributes, including empty and false ones', async () => {
    const name = defineSample();
    const full = add(`<${name} label="" item-count="3" is-loud></${name}>`);
    const quiet = add(`<${name} item-count="many" is-loud="false"></${name}>`);
    await expect.poll(() => textOf(full)).toBe('{"itemCount":3,"isLoud":true} pressed 0');
    await expect.poll(() => textOf(quiet)).toBe('{"isLoud":false} pressed 0');
  });

  it('accepts properties of the types that frameworks pass', async () => {
    const name = defineSample();
    const element = add(`<${name} label="one" item-count="3"></${name}>`);
    Object.assign(element, { label: 1001, itemCount: '4', isLoud: '' });
    await expect.poll(() => textOf(element)).toBe('{"label":"1001","itemCount":4,"isLoud":true} pressed 0');
    Object.assign(element, { label: null, itemCount: undefined, isLoud: null });
    await expect.poll(() => textOf(element)).toBe('{} pressed 0');
    Object.assign(element, { theme: 'light' });
    expect(element.getAttribute('theme')).toBe('light');
    Object.assign(element, { theme: null });
    expect(element.hasAttribute('theme')).toBe(false);
  });

  it('updates when attributes change or are removed', async () => {
    const name = defineSample();
    const element = add(`<${name} label="one" is-loud></${name}>`);
    element.setAttribute('label', 'two');
    element.removeAttribute('is-loud');
    await expect.poll(() => textOf(element)).toBe('{"label":"two"} pressed 0');
    element.removeAttribute('label');
    await expect.poll(() => textOf(element)).toBe('{} pressed 0');
  });

  it('picks up properties that were set before it was defined', async () => {
    const name = `footlight-sample-${defined + 1}`;
    const element = add(`<${name}></${name}>`);
    element.items = ['a', 'b'];
    element.isLoud = false;
    expect(defineSample()).toBe(name);
    await expect.poll(() => textOf(element)).toBe('{"isLoud":false,"items":["a","b"]} pressed 0');
    expect(Object.hasOwn(element, 'items')).toBe(false);
  });

  it('passes objects by identity, and does not reflect them as attributes', async () => {
    const name = defineSample();
    const element = add(`<${name}></${name}>`);
    const items = ['x'];
    element.items = items;
    expect(element.items).toBe(items);
    await expect.poll(() => textOf(element)).toBe('{"items":["x"]} pressed 0');
    expect(element.getAttributeNames()).toEqual([]);
  });

  it('dispatches cancelable events that bubble out of shadow roots', async () => {
    const name = defineSample();
    const host = add('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<${name}></${name}>`;
    const element = root.firstElementChild;
    if (element === null) throw new Error('nothing in the shadow root');
    const details: unknown[] = [];
    const listener = (event: Event): void => {
      details.push((event as CustomEvent).detail);
      if (details.length > 1) event.preventDefault();
    };
    document.addEventListener('footlight-pick', listener);
    const button = await buttonOf(element);
    button.click();
    await expect.poll(() => textOf(element)).toBe('{} pressed 1');
    button.click();
    expect(details).toEqual([{ at: 0 }, { at: 1 }]);
    await expect.poll(() => textOf(element)).toBe('{} pressed 1');
    document.removeEventListener('footlight-pick', listener);
  });

  it('keeps its component’s state when moved, and unmounts it when removed', async () => {
    const name = defineSample();
    const element = add(`<${name}></${name}>`);
    const button = await buttonOf(element);
    button.click();
    await expect.poll(() => textOf(element)).toBe('{} pressed 1');
    const section = add('<section></section>');
    section.append(element);
    await expect.poll(() => textOf(element)).toBe('{} pressed 1');
    expect(await buttonOf(element)).toBe(button);
    element.remove();
    await vi.waitFor(() => {
      expect(element.shadowRoot?.querySelector('button')).toBeNull();
    }, WAIT_OPTIONS);
    document.body.append(element);
    await expect.poll(() => textOf(element)).toBe('{} pressed 0');
  });

  it('lets its component set a property, and reflects it as an attribute', async () => {
    const Door = ({ isOpen, onOpenChange }: DoorProps) =>
      createElement('button', { onClick: () => onOpenChange?.(!isOpen) }, isOpen === true ? 'open' : 'shut');
    defined += 1;
    const name = `footlight-sample-${defined}` as const;
    safeDefine(name, () =>
      createElementClass<DoorProps>(Door, {
        properties: { isOpen: 'boolean' },
        events: {},
        writes: { onOpenChange: 'isOpen' },
        sheets: [],
      }),
    );
    const element = add(`<${name}></${name}>`) as HTMLElement & { isOpen: boolean };
    const button = await buttonOf(element);
    expect([element.isOpen, button.textContent]).toEqual([false, 'shut']);
    button.click();
    await expect.poll(() => button.textContent).toBe('open');
    expect([element.isOpen, element.getAttribute('is-open')]).toEqual([true, '']);
    element.isOpen = false;
    await expect.poll(() => button.textContent).toBe('shut');
    expect([element.isOpen, element.hasAttribute('is-open')]).toEqual([false, false]);
    element.setAttribute('is-open', 'false');
    element.isOpen = true;
    await expect.poll(() => button.textContent).toBe('open');
  });

  it('is styled by its own sheets and tokens, not by the page', async () => {
    const name = defineSample();
    const style = document.createElement('style');
    style.textContent = '.sample { color: rgb(9, 9, 9) !important }';
    document.body.append(style);
    const element = add(`<${name} theme="light"></${name}>`);
    const button = await buttonOf(element);
    expect(getComputedStyle(button).color).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(element).getPropertyValue('--footlight-ink').trim()).toBe('#ffffff');
    expect(getComputedStyle(element).display).toBe('block');
  });
});

describe('safeDefine', () => {
  it('does not redefine a name that is already defined', () => {
    const name = defineSample();
    const before = customElements.get(name);
    safeDefine(name, () => class extends HTMLElement {});
    expect(customElements.get(name)).toBe(before);
  });
});
