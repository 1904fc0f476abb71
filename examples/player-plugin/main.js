import { serviceOrigin } from '../origin.js';
import { createBookmarks } from './bookmarks.js';

await import(`${serviceOrigin}/sdk/player.js`);

const list = document.querySelector('#marks');
const player = document.querySelector('#film');

const show = (marks) =>
  list.replaceChildren(
    ...marks.map((seconds) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `${seconds} s`;
      button.addEventListener('click', () => player.seek({ to: seconds }));
      item.append(button);
      return item;
    }),
  );

player.plugins = [createBookmarks(show)];
document.querySelector('#mark').addEventListener('click', () => player.execute('bookmarks.add', {}));
document.querySelector('#end').addEventListener('click', () => {
  player.plugins = [];
  show([]);
});
