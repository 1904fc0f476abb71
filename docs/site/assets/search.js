const MOST_RESULTS = 12;

let index;

/** The index is fetched when somebody first turns to the search. */
const loadIndex = async () => {
  const [{ default: MiniSearch }, { SEARCH_OPTIONS }, answer] = await Promise.all([
    import('./minisearch.js'),
    import('./search-options.js'),
    fetch(new URL('search-index.json', import.meta.url)),
  ]);
  return MiniSearch.loadJSON(await answer.text(), SEARCH_OPTIONS);
};

const element = (name, className, text) => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

const option = ({ id, title, page, excerpt }, at) => {
  const item = document.createElement('li');
  item.id = `found-${at}`;
  item.role = 'option';
  item.dataset.address = id;
  item.ariaSelected = 'false';
  item.append(
    element('span', 'where', title === page ? '' : page),
    element('span', 'what', title),
    element('span', 'how', excerpt),
  );
  return item;
};

/**
 * A field with a list of what is found: arrows choose, Enter goes there, Escape closes.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const offerSearch = (box) => {
  const field = box.querySelector('input');
  const list = box.querySelector('[role=listbox]');
  const told = box.querySelector('[data-told]');
  let chosen = -1;

  const close = () => {
    list.hidden = true;
    chosen = -1;
    field.ariaExpanded = 'false';
    field.removeAttribute('aria-activedescendant');
  };
  const choose = (at) => {
    const { children } = list;
    if (children.length === 0) return;
    children[chosen]?.setAttribute('aria-selected', 'false');
    chosen = (at + children.length) % children.length;
    children[chosen].setAttribute('aria-selected', 'true');
    children[chosen].scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', children[chosen].id);
  };
  const go = (item) => {
    if (item === undefined) return;
    location.assign(item.dataset.address);
    close();
    field.blur();
  };
  const search = async () => {
    const asked = field.value.trim();
    if (asked === '') {
      told.textContent = '';
      close();
      return;
    }
    let found;
    try {
      index ??= loadIndex();
      found = (await index).search(asked).slice(0, MOST_RESULTS);
    } catch {
      index = undefined;
      told.textContent = 'The search could not be loaded.';
      return;
    }
    // Somebody types on meanwhile.
    if (asked !== field.value.trim()) return;
    list.replaceChildren(...found.map(option));
    told.textContent = found.length === 0 ? `No results for “${asked}”.` : `${found.length} found`;
    told.classList.toggle('shown', found.length === 0);
    close();
    if (found.length === 0) return;
    list.hidden = false;
    field.ariaExpanded = 'true';
    choose(0);
  };

  const prepare = () => {
    index ??= loadIndex();
    index.catch(() => undefined);
  };

  box.hidden = false;
  field.addEventListener('focus', prepare);
  field.addEventListener('input', () => void search());
  field.addEventListener('keydown', (event) => {
    const keys = {
      ArrowDown: () => choose(chosen + 1),
      ArrowUp: () => choose(chosen - 1),
      Enter: () => go(list.hidden ? undefined : list.children[chosen]),
      Escape: close,
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  list.addEventListener('pointermove', (event) => {
    const at = [...list.children].indexOf(event.target.closest('[role=option]'));
    if (at !== -1 && at !== chosen) choose(at);
  });
  // Before the field loses the focus and the list closes.
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
    go(event.target.closest('[role=option]'));
  });
  field.addEventListener('blur', () => {
    close();
    told.classList.remove('shown');
  });
  // Somebody was here before this was, and may have typed already.
  if (document.activeElement === field) {
    prepare();
    void search();
  }
};
