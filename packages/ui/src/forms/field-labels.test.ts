import type { FieldKind, ProfileField } from '@footlight/contract';
import type { FieldIssueCode } from '@footlight/domain';
import { describe, expect, it } from 'vitest';
import { labelsOf } from '../testing/in-language.js';
import { fieldErrorLabel, fieldLabel } from './field-labels.js';

const fieldOf = (type: FieldKind, label: ProfileField['label'] = null): ProfileField => ({
  id: 'team',
  type,
  required: true,
  label,
  minLength: null,
  maxLength: 5,
  options: [],
});

describe('faultWords', () => {
  it.each<[FieldKind, FieldIssueCode, string]>([
    ['name', 'empty', 'Enter your name.'],
    ['email', 'empty', 'Enter your email.'],
    ['email', 'invalid', 'Enter a valid email address.'],
    ['address', 'empty', 'Choose your country.'],
    ['address', 'notAllowed', 'You can’t sign up from this country.'],
    ['password', 'tooShort', 'Use at least 10 characters.'],
    ['confirmPassword', 'mismatch', 'The passwords don’t match.'],
    ['phoneNumber', 'invalid', 'Enter a complete phone number.'],
    ['text', 'tooLong', 'Too long: at most 5 characters.'],
    ['text', 'empty', 'Fill in this field: team.'],
  ])('returns the message for %s, %s', (kind, issue, words) => {
    expect(fieldErrorLabel(fieldOf(kind), issue, labelsOf('en'))).toBe(words);
  });

  it('uses the realm’s label of a field', () => {
    const field = fieldOf('name', { en: 'Team', es: 'Equipo' });
    expect(fieldErrorLabel(field, 'empty', labelsOf('en'))).toBe('Fill in this field: Team.');
    expect(fieldLabel(field, labelsOf('es'))).toBe('Equipo');
    expect(fieldLabel(field, labelsOf('ar'))).toBe('Team');
  });
});
