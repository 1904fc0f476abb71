/**
 * Script of the framed pages: implements the messages of docs/card-frame-protocol.md. Its checks while typing are the
 * same as the acquirer's, which are decisive.
 */
export const FRAME_SCRIPT = `
const root = document.documentElement;
const { parent: parentOrigin, view, message } = root.dataset;
root.classList.add('scripted');
const framed = window.parent !== window;
// The page around it has a ground and a width of its own.
root.classList.toggle('framed', framed);
const tell = (type, members = {}) => {
  if (framed) window.parent.postMessage({ source: 'footlight-payment-frame', version: 1, type, ...members }, parentOrigin);
};

const form = document.querySelector('form:not(.choices)');
const western = (text) => text.replace(/[\\u0660-\\u0669\\u06f0-\\u06f9]/g, (digit) => String(digit.codePointAt(0) & 15));
const digits = (text) => western(text).replace(/\\D/g, '');
const luhn = (text) => {
  let sum = 0;
  [...text].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
};
const CHECKS = {
  number: (text) => {
    const read = digits(text);
    if (text.trim() === '') return 'missing';
    if (read.length < 13) return 'incomplete_number';
    if (read.length > 19 || /[^\\p{Nd}\\s-]/u.test(text)) return 'invalid_number';
    return luhn(read) ? null : 'incorrect_number';
  },
  expiry: (text) => {
    const read = digits(text);
    if (read.length !== 4 && read.length !== 6) return read.length > 6 ? 'invalid_expiry' : 'incomplete_expiry';
    const month = Number(read.slice(0, 2));
    const year = read.length === 4 ? 2000 + Number(read.slice(2)) : Number(read.slice(2));
    const now = new Date();
    if (month < 1 || month > 12) return 'invalid_expiry_month';
    if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50) return 'invalid_expiry_year';
    return year === now.getUTCFullYear() && month < now.getUTCMonth() + 1 ? 'invalid_expiry' : null;
  },
  cvc: (text) => {
    if (/[^\\p{Nd}\\s]/u.test(text) || digits(text).length > 4) return 'invalid_cvc';
    return digits(text).length < 3 ? 'incomplete_cvc' : null;
  },
};
const faults = () =>
  Object.entries(CHECKS).flatMap(([field, check]) => {
    const code = check(form.elements[field].value);
    return code === null ? [] : [{ field, code }];
  });
const left = new Set();
const tellChange = () => {
  const found = faults();
  tell('changed', { complete: found.length === 0, errors: found.filter(({ field }) => left.has(field)) });
};

if (form !== null) {
  form.addEventListener('input', ({ target }) => {
    target.removeAttribute('aria-invalid');
    tellChange();
  });
  form.addEventListener('focusout', ({ target }) => {
    if (target.name in CHECKS && target.value !== '') left.add(target.name);
    tellChange();
  });
  form.addEventListener('submit', (event) => {
    const found = faults();
    if (found.length === 0) {
      tell('submitting');
      return;
    }
    // Unframed, the acquirer answers with the words beside the fields.
    if (!framed) return;
    event.preventDefault();
    for (const { field } of found) {
      left.add(field);
      form.elements[field].setAttribute('aria-invalid', 'true');
    }
    tellChange();
    tell('error', found[0]);
    form.elements[found[0].field].focus();
  });
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (source !== window.parent || origin !== parentOrigin || data?.source !== 'footlight' || form === null) return;
  if (data.type === 'submit') form.requestSubmit();
  if (data.type === 'focus') form.querySelector('input').focus();
});

tell('ready', { view });
new ResizeObserver(() => tell('height', { height: Math.ceil(root.getBoundingClientRect().height) })).observe(document.body);
if (message) {
  const { type, ...members } = JSON.parse(message);
  tell(type, members);
}
const invalid = document.querySelector('[aria-invalid=true]');
if (invalid !== null) invalid.focus();
`;
