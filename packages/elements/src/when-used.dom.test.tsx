import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWhenUsed } from './when-used.js';

let made = 0;
/** Registers a new element name that waits for its first use. */
const awaiting = () => {
  made += 1;
  const name = `footlight-thing-${made}` as const;
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  loadWhenUsed(name, load);
  return { name, load };
};

/** A component that renders its content in a shadow root. */
const component = (content: string, mode: ShadowRootMode = 'open') =>
  class extends HTMLElement {
    connectedCallback(): void {
      this.attachShadow({ mode }).innerHTML = content;
    }
  };

const turn = () => new Promise((resolve) => void setTimeout(resolve));

afterEach(() => document.body.replaceChildren());

describe('code that is loaded with the first element', () => {
  it('is not loaded without an element', async () => {
    const { load } = awaiting();
    document.body.innerHTML = '<main><p>Words</p></main>';
    await turn();
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded once, for present and future elements', async () => {
    const { name, load } = awaiting();
    document.body.innerHTML = `<main><${name}></${name}></main>`;
    await turn();
    document.body.append(document.createElement(name));
    await turn();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded for an element in an open shadow root, and in a nested one', async () => {
    const { name, load } = awaiting();
    customElements.define('inner-card', component(`<${name}></${name}>`));
    customElements.define('outer-card', component('<inner-card></inner-card>'));
    document.body.innerHTML = '<main><outer-card></outer-card></main>';
    await turn();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded when the surrounding component is defined after it was added to the page', async () => {
    const { name, load } = awaiting();
    document.body.innerHTML = '<late-card></late-card>';
    await turn();
    expect(load).not.toHaveBeenCalled();
    customElements.define('late-card', component(`<${name}></${name}>`));
    await turn();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded when an element is added to an open shadow root later', async () => {
    const { name, load } = awaiting();
    customElements.define('filled-card', component(''));
    document.body.innerHTML = '<filled-card></filled-card>';
    await turn();
    document.querySelector('filled-card')?.shadowRoot?.append(document.createElement(name));
    await turn();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not loaded for an element in a closed shadow root, which is not accessible', async () => {
    const { name, load } = awaiting();
    customElements.define('closed-card', component(`<${name}></${name}>`, 'closed'));
    document.body.innerHTML = '<closed-card></closed-card>';
    await turn();
    expect(load).not.toHaveBeenCalled();
  });
});
