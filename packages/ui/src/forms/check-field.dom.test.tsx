import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { CheckField } from './check-field.js';

afterEach(cleanup);

describe('CheckField', () => {
  it('is checked by its label, and described by its text', () => {
    const onChecked = vi.fn<(checked: boolean) => void>();
    render(
      inLanguage(
        <CheckField
          name="terms"
          label="I agree"
          text="To all of it"
          needed="Needed"
          required
          checked={false}
          onChecked={onChecked}
        />,
      ),
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/u });
    expect(box.required).toBe(true);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'To all of it',
    );
    fireEvent.click(screen.getByText('I agree'));
    expect(onChecked).toHaveBeenCalledExactlyOnceWith(true);
  });
});
