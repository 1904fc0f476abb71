import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { picture } from '../testing/content.js';
import { Artwork, type ArtworkProps } from './artwork.js';

const artwork = (name: string, props: Partial<ArtworkProps> = {}) => (
  <Artwork image={picture(name)} alt="A lit coast" {...props} />
);
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A lit coast' });
const frameOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-state]');
const stateOf = (container: HTMLElement) => frameOf(container)?.dataset['state'];

afterEach(cleanup);

describe('Artwork', () => {
  it('offers every width in srcset, and the widest in src', () => {
    render(artwork('coast', { sizes: '50vw' }));
    expect(image().getAttribute('src')).toBe('/coast-640.webp');
    expect(image().srcset).toBe('/coast-320.webp 320w, /coast-640.webp 640w');
    expect(image().sizes).toBe('50vw');
  });

  it('is decorative if its alt text is empty', () => {
    const { container } = render(artwork('coast', { alt: '' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('is in the failed state if the picture has no address', () => {
    const onError = vi.fn<() => void>();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const image = { url: '', variants: [], dominantColour: '#16324f' };
    const { container } = render(artwork('coast', { image, onError }));
    vi.restoreAllMocks();
    expect(stateOf(container)).toBe('failed');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('shows the loaded picture without rendering, and keeps it visible in the next render', () => {
    const onRender = vi.fn<() => void>();
    const draw = (sizes: string) => (
      <Profiler id="artwork" onRender={onRender}>
        {artwork('coast', { sizes })}
      </Profiler>
    );
    const { container, rerender } = render(draw('50vw'));
    fireEvent.load(image());
    expect(onRender).toHaveBeenCalledTimes(1);
    rerender(draw('60vw'));
    expect(stateOf(container)).toBe('ready');
  });

  it('loads lazily unless it is eager', () => {
    render(artwork('coast'));
    expect(image().getAttribute('loading')).toBe('lazy');
    cleanup();
    render(artwork('coast', { eager: true }));
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });

  it('shows its dominant colour until the picture is loaded', () => {
    const { container } = render(artwork('coast'));
    expect(frameOf(container)?.style.getPropertyValue('--artwork-colour')).toBe('#16324f');
    expect(stateOf(container)).toBe('loading');
    fireEvent.load(image());
    expect(stateOf(container)).toBe('ready');
  });

  it('detects a picture that was loaded before its listeners were attached', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
    const { container } = render(artwork('coast'));
    vi.restoreAllMocks();
    expect(stateOf(container)).toBe('ready');
  });

  it('detects a picture that failed to load before its listeners were attached', () => {
    const onError = vi.fn<() => void>();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    const { container } = render(artwork('coast', { onError }));
    vi.restoreAllMocks();
    expect(stateOf(container)).toBe('failed');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('keeps its colour and reports a picture that fails to load', () => {
    const onError = vi.fn<() => void>();
    const { container } = render(artwork('coast', { onError }));
    fireEvent.error(image());
    expect(stateOf(container)).toBe('failed');
    expect(screen.queryByRole('img')).toBeNull();
    expect(frameOf(container)?.style.getPropertyValue('--artwork-colour')).toBe('#16324f');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('loads again if the picture changes', () => {
    const { container, rerender } = render(artwork('coast'));
    fireEvent.error(image());
    rerender(artwork('market'));
    expect(stateOf(container)).toBe('loading');
    expect(image().getAttribute('src')).toBe('/market-640.webp');
  });
});
