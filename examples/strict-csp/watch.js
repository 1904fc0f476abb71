/** Collects policy violations from the start of the page; your page reports them with `report-to`. */
const count = document.getElementById('count');
const steps = document.getElementById('steps');

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  const step = document.createElement('li');
  step.textContent = [effectiveDirective, blockedURI, sample].filter((part) => part !== '').join(' · ');
  steps.append(step);
  count.value = String(steps.childElementCount);
});
