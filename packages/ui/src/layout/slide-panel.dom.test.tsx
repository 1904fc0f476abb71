import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SlidePanel } from './slide-panel.js';

afterEach(cleanup);

const draw = (isOpen: boolean, onClose = vi.fn<() => void>()) => {
  const page = (open: boolean) => (
    <>
      <button type="button">Elsewhere</button>
      <SlidePanel isOpen={open} side="end" pace="panel" label="Sign in" onClose={onClose}>
        <a href="/login">With email</a>
      </SlidePanel>
    </>
  );
  const { rerender } = render(page(isOpen));
  return { onClose, turn: (open: boolean) => rerender(page(open)) };
};
const panel = () => screen.getByRole('dialog', { hidden: true });

describe('SlidePanel', () => {
  // PAGE-60
  it('takes the focus when it opens and returns it when it closes', () => {
    const { turn } = draw(false);
    const button = screen.getByRole('button', { hidden: true });
    button.focus();
    turn(true);
    expect(document.activeElement).toBe(panel());
    turn(false);
    expect(document.activeElement).toBe(button);
    expect(panel().hasAttribute('inert')).toBe(true);
  });

  // PAGE-60
  it.each([
    ['Escape', () => fireEvent.keyDown(panel(), { key: 'Escape' })],
    ['a press outside', () => fireEvent.pointerDown(document.body)],
    ['focus leaving the panel', () => screen.getByRole('button', { hidden: true }).focus()],
  ])('closes on %s', (_method, leave) => {
    const { onClose } = draw(true);
    leave();
    expect(onClose).toHaveBeenCalled();
  });

  it('stays open on a press inside', () => {
    const { onClose } = draw(true);
    fireEvent.pointerDown(screen.getByRole('link', { hidden: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  // PAGE-57
  it.each([
    ['panel', 600],
    ['menu', 200],
  ] as const)('slides in 600 ms as a panel, and in 200 ms as a menu: %s, %i', (pace, duration) => {
    render(
      <SlidePanel isOpen side="end" pace={pace} label="Sign in" onClose={() => undefined}>
        <p>Anything</p>
      </SlidePanel>,
    );
    const seconds = getComputedStyle(panel()).getPropertyValue('--pace');
    expect(Number.parseFloat(seconds) * 1000).toBe(duration);
  });

  it('keeps its content until its transition has ended', () => {
    const { turn } = draw(true);
    turn(false);
    expect(screen.queryByText('With email')).not.toBeNull();
    fireEvent.transitionEnd(panel());
    expect(screen.queryByText('With email')).toBeNull();
  });
});
