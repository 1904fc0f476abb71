import { describe, expect, it } from 'vitest';
import { decideAccess, isGeoblocked, type AccessRequirement, type GeoRule } from './access-level.js';

const guest = { signedIn: false, usableLicenceIds: new Set<string>(), country: 'GB' };
const viewer = { ...guest, signedIn: true };
const member = { ...viewer, usableLicenceIds: new Set(['7001']) };
const everyone: AccessRequirement = { access: 'everyone' };
const signedIn: AccessRequirement = { access: 'signedIn' };
const ringside: AccessRequirement = { access: 'licence', licenceIds: ['7001', '7002'] };
const notGb: GeoRule = { mode: 'block', countries: ['GB'] };
const onlyEs: GeoRule = { mode: 'allow', countries: ['ES'] };

describe('ACC-14: decideAccess', () => {
  it.each([
    ['everyone, guest', everyone, null, guest, 'GRANTED'],
    ['on sign-in, guest', signedIn, null, guest, 'GRANTED_ON_SIGN_IN'],
    ['on sign-in, viewer', signedIn, null, viewer, 'GRANTED'],
    ['licence, guest', ringside, null, guest, 'DENIED'],
    ['licence, viewer without it', ringside, null, viewer, 'DENIED'],
    ['licence, one of several held', ringside, null, member, 'GRANTED'],
    ['licence, none opens it', { access: 'licence', licenceIds: [] } as const, null, member, 'DENIED'],
    ['blocked country before granted-to-all', everyone, notGb, guest, 'GEOBLOCKED'],
    ['blocked country before a licence held', ringside, notGb, member, 'GEOBLOCKED'],
    ['blocked country, asked from another', everyone, notGb, { ...guest, country: 'ES' }, 'GRANTED'],
    ['allowed country only', everyone, onlyEs, guest, 'GEOBLOCKED'],
    ['allowed country, asked from it', signedIn, onlyEs, { ...guest, country: 'ES' }, 'GRANTED_ON_SIGN_IN'],
  ] as const)('%s', (_name, requirement, rule, who, expected) => {
    expect(decideAccess(requirement, rule, who)).toBe(expected);
  });

  it('allows every country without a rule', () => {
    expect(isGeoblocked(null, 'GB')).toBe(false);
  });
});
