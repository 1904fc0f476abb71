// The messages of a plugin of a Footlight site. A sandboxed frame has an opaque origin, so messages are sent to '*';
// received ones are accepted only from the page around it.
const WORDS = {
  en: ['The tide at Lantern Coast', 'Watch the coast', (metres) => `Now ${metres} above low water`],
  es: ['La marea en la Costa de los Faroles', 'Ver la costa', (metres) => `Ahora ${metres} sobre la bajamar`],
  pt: ['A maré na Costa das Lanternas', 'Ver a costa', (metres) => `Agora ${metres} acima da baixa-mar`],
  ar: ['المدّ عند ساحل الفوانيس', 'شاهد الساحل', (metres) => `الآن ${metres} فوق أدنى الماء`],
};
const HALF_TIDE_MS = 6.21 * 3_600_000;

const element = (id) => document.getElementById(id);
const tell = (message) => parent.postMessage(message, '*');
const heightAt = (time) => 2.1 + 1.9 * Math.cos((time / HALF_TIDE_MS) * Math.PI);

const draw = (language) => {
  const now = Date.now();
  const place = (share) => ({
    x: share * 480,
    y: 110 - (heightAt(now + (share - 0.5) * 4 * HALF_TIDE_MS) / 4) * 100,
  });
  const points = Array.from({ length: 61 }, (_, step) => place(step / 60));
  element('curve').setAttribute('d', `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`);
  element('mark').setAttribute('cx', String(place(0.5).x));
  element('mark').setAttribute('cy', String(place(0.5).y));
  const metres = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'meter',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(heightAt(now));
  const [title, watch, say] = WORDS[language] ?? WORDS.en;
  element('title').textContent = title;
  element('watch').textContent = watch;
  element('now').textContent = say(metres);
};

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.footlight !== 'welcome') return;
  document.documentElement.lang = data.language;
  document.documentElement.dir = data.direction;
  draw(data.language);
});

element('watch').addEventListener('click', () =>
  tell({ footlight: 'navigate', route: 'vod', params: { eventId: '1001' } }),
);
new ResizeObserver(() =>
  tell({ footlight: 'height', height: document.querySelector('main').offsetHeight }),
).observe(document.querySelector('main'));
draw(document.documentElement.lang);
tell({ footlight: 'ready' });
