import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EVENT_NAMES, INITIAL, offer, type Bound } from './checks.js';

const Page = () => {
  const [bound, setBound] = useState(INITIAL);
  const [hear] = useState(() => offer((changes) => setBound((before): Bound => ({ ...before, ...changes }))));
  const { isShown, hasChildren, ...properties } = bound;
  const handlers = Object.fromEntries(EVENT_NAMES.map((name) => [`on${name}`, () => hear(name)]));
  if (!isShown) return null;
  return createElement(
    'footlight-player',
    { ...properties, ...handlers },
    hasChildren ? createElement('p', null, bound.videoTitle) : null,
  );
};

createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(Page));
