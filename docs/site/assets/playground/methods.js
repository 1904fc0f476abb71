import { parsed, textOf } from './fields.js';

/** The values of a method's parameters; those at the end that are not given are left out. */
const parametersOf = (form) => {
  const values = [...form.querySelectorAll('[data-parameter]')].map((field) => {
    const value = parsed(field.value);
    return field.dataset.type === 'KeyboardEvent' ? new KeyboardEvent('keydown', value) : value;
  });
  while (values.length > 0 && values.at(-1) === undefined) values.pop();
  return values;
};

/** Each method is called with the parameters that stand in its form. */
export const offerMethods = (element, forms, onCalled) => {
  for (const form of forms) {
    const result = form.querySelector('[data-result]');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const call = async () => {
        result.textContent = 'Under way …';
        try {
          result.textContent = `→ ${textOf(await element[form.dataset.name](...parametersOf(form)))}`;
        } catch (error) {
          result.textContent = `Failed: ${textOf(error)}`;
        }
        onCalled();
      };
      void call();
    });
  }
};
