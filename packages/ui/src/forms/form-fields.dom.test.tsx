import type { FieldKind, ProfileField } from '@footlight/contract';
import { LANGUAGES, type Language } from '@footlight/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { ProfileFieldInput } from './profile-field-input.js';

afterEach(cleanup);

const COUNTRIES = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'BR', label: 'Brazil' },
];

const fieldOf = (type: FieldKind, change: Partial<ProfileField> = {}): ProfileField => ({
  id: type,
  type,
  required: false,
  label: null,
  minLength: null,
  maxLength: null,
  options: [{ value: 'red', label: { en: 'Red', ar: 'أحمر' } }],
  ...change,
});

interface DrawOptions {
  readonly required?: boolean;
  readonly error?: string;
  readonly value?: string;
  readonly region?: string;
  readonly language?: Language;
  readonly change?: Partial<ProfileField>;
}

/** Renders a controlled field in a form and records its values; the last one is the form's current value. */
const draw = (kind: FieldKind, options: DrawOptions = {}) => {
  const { required = false, error, value = '', region = 'GB', language = 'en', change = {} } = options;
  const values: string[] = [];
  const submit = vi.fn<() => void>();
  const Form = () => {
    const [current, keep] = useState(value);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ProfileFieldInput
          field={fieldOf(kind, change)}
          id="the-field"
          value={current}
          required={required}
          error={error}
          region={region}
          countries={COUNTRIES}
          onValue={(next) => {
            values.push(next);
            keep(next);
          }}
        />
        <button type="submit">Send</button>
      </form>
    );
  };
  const { container } = render(inLanguage(<Form />, language));
  const inputs = [...container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return { container, inputs, values, submit, last: () => values.at(-1) };
};

const KINDS: readonly (readonly [FieldKind, string, string])[] = [
  ['text', 'text', 'off'],
  ['email', 'Email', 'username'],
  ['password', 'Password', 'new-password'],
  ['confirmPassword', 'Confirm password', 'new-password'],
  ['name', 'Name', 'name'],
  ['fullName', 'Full name', 'name'],
  ['preferredName', 'Preferred name', 'nickname'],
  ['phoneNumber', 'Phone number', 'tel'],
  ['date', 'Date', 'off'],
  ['birthDate', 'Date of birth', 'bday-day'],
  ['address', 'Country', 'country'],
  ['line1', 'Street and number', 'address-line1'],
  ['administrativeLevel1', 'State or region', 'address-level1'],
  ['taxNumber', 'Tax number', 'off'],
  ['postalCode', 'Postal code', 'postal-code'],
  ['gender', 'Gender', 'sex'],
  ['dropdown', 'dropdown', ''],
];

describe.each(KINDS)('a %s field', (kind, words, autofill) => {
  const isGroup = kind === 'date' || kind === 'birthDate';
  const labelled = () =>
    isGroup
      ? screen.getByRole('group', { name: new RegExp(`^${words}`, 'u') })
      : screen.getByLabelText(new RegExp(`^${words}`, 'u'));

  // FORM-7
  it('has the label and the autofill of its kind', () => {
    const { inputs } = draw(kind);
    expect(labelled()).not.toBeNull();
    expect(inputs[0]?.getAttribute('autocomplete') ?? '').toBe(autofill);
  });

  // FORM-2
  it('marks a required field visually and for assistive technology', () => {
    const { inputs } = draw(kind, { required: true });
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    const isMarked = inputs[0]?.required === true || inputs[0]?.getAttribute('aria-required') === 'true';
    expect(isMarked).toBe(true);
    cleanup();
    draw(kind);
    expect(screen.queryByText('*')).toBeNull();
  });

  // FORM-4
  it('associates its error message with the input', () => {
    const { inputs } = draw(kind, { error: 'That is wrong.' });
    const [first] = inputs;
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'That is wrong.',
    );
    cleanup();
    expect(draw(kind).inputs[0]?.getAttribute('aria-invalid')).toBe('false');
  });

  it('has a label in every language', () => {
    for (const language of LANGUAGES) {
      const { container } = draw(kind, { language });
      expect(container.querySelector('label, [id$="-label"]')?.textContent.trim()).not.toBe('');
      cleanup();
    }
  });

  it('uses the realm’s label', () => {
    draw(kind, { change: { label: { en: 'Your thing' } } });
    expect(screen.getByText('Your thing')).not.toBeNull();
  });
});

const TEXTS = KINDS.map(([kind]) => kind).filter(
  (kind) =>
    ![
      'password',
      'confirmPassword',
      'phoneNumber',
      'date',
      'birthDate',
      'address',
      'gender',
      'dropdown',
    ].includes(kind),
);

// FORM-1, FORM-2
describe.each(TEXTS)('the text of a %s field', (kind) => {
  it('is sanitised on change and on blur', () => {
    const { inputs, last } = draw(kind);
    const [input] = inputs;
    fireEvent.change(input as Element, { target: { value: 'a\u200B  b' } });
    expect(last()).toBe('a  b');
    fireEvent.blur(input as Element);
    expect(last()).toBe('a b');
  });

  it('is limited to the lengths that the realm sets', () => {
    const { inputs } = draw(kind, { change: { minLength: 2, maxLength: 5 } });
    const input = inputs[0] as HTMLInputElement;
    expect([input.minLength, input.maxLength]).toEqual([2, 5]);
  });
});

// FORM-8
describe('Enter', () => {
  it.each(KINDS.filter(([kind]) => !['address', 'gender', 'dropdown'].includes(kind)))(
    'submits the form from a %s field',
    (kind) => {
      const { container, inputs } = draw(kind);
      // jsdom implements implicit submission of the form but not the Enter key, so the test checks that each input
      // belongs to a form with one submit button.
      expect(inputs.every((input) => input.form === container.querySelector('form'))).toBe(true);
      expect(container.querySelectorAll('button:not([type="button"])')).toHaveLength(1);
      expect(container.querySelector('textarea')).toBeNull();
    },
  );
});

describe('a date field', () => {
  const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const type = (name: string, value: string) => fireEvent.change(part(name), { target: { value } });

  // FORM-15
  it.each<[Language, string, string]>([
    ['en', 'US', 'Month,Day,Year'],
    ['en', 'GB', 'Day,Month,Year'],
    ['pt', 'BR', 'Dia,Mês,Ano'],
    ['es', 'ES', 'Día,Mes,Año'],
    ['ar', 'EG', 'اليوم,الشهر,السنة'],
  ])('in %s of %s orders its parts by locale', (language, region, order) => {
    draw('birthDate', { language, region });
    expect(String(screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label')))).toBe(
      order,
    );
  });

  // FORM-14, FORM-15
  it('moves the focus when a part is complete, ignores invalid input, and has a value once it is complete', () => {
    const { values, last } = draw('birthDate');
    part('Day').focus();
    type('Day', '3');
    expect(document.activeElement).toBe(part('Day'));
    type('Day', '39');
    expect(part('Day').value).toBe('3');
    type('Day', '31');
    expect(document.activeElement).toBe(part('Month'));
    type('Month', '1x');
    expect(part('Month').value).toBe('');
    type('Month', '12');
    expect(document.activeElement).toBe(part('Year'));
    type('Year', '199');
    expect(new Set(values.slice(0, -1))).toEqual(new Set(['']));
    type('Year', '1990');
    expect(document.activeElement).toBe(part('Year'));
    expect(last()).toBe('1990-12-31');
    type('Month', '');
    expect(last()).toBe('');
  });

  it('moves the focus back from an empty part', () => {
    draw('date');
    part('Month').focus();
    fireEvent.keyDown(part('Month'), { key: 'Backspace' });
    expect(document.activeElement).toBe(part('Day'));
  });

  it('shows its value, with digits from left to right', () => {
    draw('birthDate', { value: '1990-04-01', language: 'ar', region: 'EG' });
    expect(
      screen.getAllByRole<HTMLInputElement>('textbox').map(({ value, dir }) => `${dir} ${value}`),
    ).toEqual(['ltr 01', 'ltr 04', 'ltr 1990']);
  });
});

describe('a phone number field', () => {
  const number = () => screen.getByLabelText<HTMLInputElement>('Phone number');
  const country = () => screen.findByLabelText<HTMLSelectElement>('Country code', {}, { timeout: 30_000 });

  // FORM-12
  it('shows an example, keeps the typed text and returns the international number', async () => {
    const { last } = draw('phoneNumber');
    expect(number().placeholder).toBe('1234 56789');
    expect((await country()).value).toBe('GB');
    fireEvent.change(number(), { target: { value: '+4407911 123456' } });
    expect(last()).toBe('+447911123456');
    fireEvent.blur(number());
    expect(number().value).toBe('+447911 123456');
  });

  // FORM-13
  it('parses the number for the selected country, and selects the country of a typed country code', async () => {
    const { last } = draw('phoneNumber');
    await country();
    fireEvent.change(number(), { target: { value: '612345678' } });
    fireEvent.change(await country(), { target: { value: 'ES' } });
    expect(last()).toBe('+34612345678');
    fireEvent.change(number(), { target: { value: '+5511961234567' } });
    expect((await country()).value).toBe('BR');
    expect(last()).toBe('+5511961234567');
  });

  it('returns the typed text while it is not a number', async () => {
    const { last } = draw('phoneNumber');
    await country();
    fireEvent.change(number(), { target: { value: '1' } });
    expect(last()).toBe('1');
  });

  // FORM-13
  it('has code and number side by side from left to right in every language', async () => {
    draw('phoneNumber', { language: 'ar' });
    const box = screen.getByLabelText('رقم الهاتف').closest('[dir="ltr"]');
    expect(box?.contains(await screen.findByLabelText('رمز البلد'))).toBe(true);
    expect(box?.textContent).toContain('+44');
  });
});

// FORM-10
describe('a gender field', () => {
  it('shows a text field if “other” is selected', () => {
    const { inputs, last } = draw('gender');
    expect(screen.queryByLabelText('Your gender')).toBeNull();
    fireEvent.change(inputs[0] as Element, { target: { value: 'other' } });
    expect(last()).toBe('other');
    fireEvent.change(screen.getByLabelText('Your gender'), { target: { value: 'a word' } });
    expect(last()).toBe('other:a word');
    fireEvent.change(inputs[0] as Element, { target: { value: 'male' } });
    expect(last()).toBe('male');
    expect(screen.queryByLabelText('Your gender')).toBeNull();
  });
});

// FORM-9
describe('a new password field', () => {
  it('shows the strength of the password during typing', () => {
    const { inputs } = draw('password');
    const judged = () => screen.getByRole('status').textContent;
    expect(judged()).toBe('');
    fireEvent.change(inputs[0] as Element, { target: { value: 'short' } });
    expect(judged()).toBe('Weak password');
    fireEvent.change(inputs[0] as Element, { target: { value: 'lantern coast at night' } });
    expect(judged()).toBe('Strong password');
  });
});

describe('a dropdown field', () => {
  it('has no selection at first', () => {
    const { inputs, last } = draw('dropdown');
    expect(inputs[0]?.value).toBe('');
    fireEvent.change(inputs[0] as Element, { target: { value: 'red' } });
    expect(last()).toBe('red');
  });

  it('shows its options in the language of the page', () => {
    draw('dropdown', { language: 'ar' });
    expect(screen.getByRole('option', { name: 'أحمر' })).not.toBeNull();
  });
});
