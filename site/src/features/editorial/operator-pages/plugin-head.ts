import { pluginQuery } from '@footlight/state';
import type { ReadHead } from '../../../app/define-page.js';
import { readLoaded } from '../../../head/read-loaded.js';

export const pluginHead: ReadHead = (context) => {
  const { id = '' } = context.params;
  const plugin = readLoaded(context, pluginQuery, { id });
  return plugin === null ? null : { title: plugin.title, place: { route: 'plugin', params: { id } } };
};
