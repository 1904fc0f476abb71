import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChannelLogo } from './channel-logo.js';

const logoIn = (container: HTMLElement) => container.querySelector('img');

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('ChannelLogo', () => {
  it('is decorative, and loads lazily if requested', () => {
    const { container } = render(<ChannelLogo url="/logo.webp" size={28} lazy />);
    expect(logoIn(container)?.alt).toBe('');
    expect(logoIn(container)?.getAttribute('loading')).toBe('lazy');
    expect(logged).not.toHaveBeenCalled();
  });

  // PAGE-36
  it('is hidden with a warning if it fails to load', () => {
    const { container } = render(<ChannelLogo url="/logo.webp" size={28} />);
    fireEvent.error(logoIn(container) ?? container);
    expect(logoIn(container)).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), '/logo.webp');
  });

  it('is hidden if it failed to load before its listeners were attached', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    const { container } = render(<ChannelLogo url="/logo.webp" size={28} />);
    expect(logoIn(container)).toBeNull();
  });

  it('loads again if its address changes', () => {
    const { container, rerender } = render(<ChannelLogo url="/logo.webp" size={28} />);
    fireEvent.error(logoIn(container) ?? container);
    rerender(<ChannelLogo url="/other.webp" size={28} />);
    expect(logoIn(container)?.getAttribute('src')).toBe('/other.webp');
  });
});
