import type { FootlightPlayer as PlayerElement } from '@footlight/elements';
import { StrictMode, act, createRef, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FootlightGuideCard,
  FootlightLiveNow,
  FootlightMultiView,
  FootlightPlayer,
  FootlightWatchlist,
  configure,
} from './index.js';

configure({ origin: 'http://localhost:9' });

let root: Root | undefined;
const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  complaints.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  // oxlint-disable-next-line vitest/no-standalone-expect -- each test also checks this
  expect(complaints.mock.calls).toEqual([]);
});

const render = (page: ReactNode): void => act(() => root?.render(<StrictMode>{page}</StrictMode>));

const mount = (page: ReactNode, markup?: string): HTMLElement => {
  const box = document.body.appendChild(document.createElement('div'));
  act(() => {
    if (markup === undefined) {
      root = createRoot(box);
      root.render(<StrictMode>{page}</StrictMode>);
    } else {
      box.innerHTML = markup;
      root = hydrateRoot(box, <StrictMode>{page}</StrictMode>);
    }
  });
  return box;
};

const playerIn = (box: HTMLElement): PlayerElement => {
  const player = box.querySelector('footlight-player');
  if (player === null) throw new Error('There is no player.');
  return player;
};

describe('a component on a server', () => {
  it('is the tag with its attributes, HTML props and children (PLAY-40)', () => {
    const markup = renderToString(
      <FootlightPlayer
        className="film"
        id="film"
        video="1001"
        startAt={2}
        muted
        loop={false}
        autoAdvance={null}
        shortcuts={{ mute: ['S'] }}
        onFootlightEnded={() => undefined}
        onClick={() => undefined}
      >
        <track kind="subtitles" />
        <button type="button" slot="controls-end">
          Share
        </button>
      </FootlightPlayer>,
    );
    expect(markup).toBe(
      '<footlight-player class="film" id="film" video="1001" start-at="2" muted=""><track kind="subtitles"/>' +
        '<button type="button" slot="controls-end">Share</button></footlight-player>',
    );
  });

  it('exists for the elements without a class of their own', () => {
    expect(renderToString(<FootlightLiveNow mode="event" titles="none" />)).toBe(
      '<footlight-live-now mode="event" titles="none"></footlight-live-now>',
    );
    expect(renderToString(<FootlightWatchlist itemTitle="A film" compact theme="light" />)).toBe(
      '<footlight-watchlist item-title="A film" compact="" theme="light"></footlight-watchlist>',
    );
    expect(renderToString(<FootlightGuideCard eventId="2001" preview="none" />)).toBe(
      '<footlight-guide-card event-id="2001" preview="none"></footlight-guide-card>',
    );
  });
});

const SHORTCUTS = { mute: ['S'] };

describe.each(['hydrated', 'made'])('a component that React has %s, in StrictMode', (how) => {
  const show = (page: ReactNode): HTMLElement =>
    mount(page, how === 'hydrated' ? renderToString(<StrictMode>{page}</StrictMode>) : undefined);

  it('sets what markup cannot hold, and changes properties later; a prop that is gone restores the default (PLAY-43)', () => {
    const player = playerIn(
      show(
        <FootlightPlayer
          videoTitle="A film"
          loop
          autoAdvance={false}
          shortcuts={SHORTCUTS}
          controls={false}
          playbackRate={1.5}
        />,
      ),
    );
    expect([player.videoTitle, player.loop, player.autoAdvance, player.controls]).toEqual([
      'A film',
      true,
      false,
      'none',
    ]);
    expect([player.shortcuts, player.playbackRate]).toEqual([SHORTCUTS, 1.5]);
    render(<FootlightPlayer videoTitle="Another" loop={false} controls />);
    expect([player.videoTitle, player.loop, player.autoAdvance, player.controls]).toEqual([
      'Another',
      false,
      null,
      'default',
    ]);
    // A speed that is no longer given stays.
    expect([player.shortcuts, player.playbackRate]).toEqual([{}, 1.5]);
    render(<FootlightPlayer />);
    expect([player.videoTitle, player.loop, player.controls]).toEqual(['', false, 'default']);
  });

  it('keeps what the element has changed itself until the prop changes', () => {
    const player = playerIn(show(<FootlightPlayer loop />));
    player.loop = false;
    render(<FootlightPlayer loop data-turn="1" />);
    expect([player.dataset['turn'], player.loop]).toEqual(['1', false]);
  });

  it('hears each event once, with the listener of the last render, and no longer when it is gone', () => {
    const heard: string[] = [];
    const page = (turn: number): ReactNode => (
      <FootlightPlayer
        onFootlightEnded={({ detail }) => heard.push(`ended ${String(detail.id)} ${turn}`)}
        onTimeUpdate={({ type }) => heard.push(`${type} ${turn}`)}
        onClick={({ currentTarget }) => heard.push(currentTarget.localName)}
      />
    );
    const player = playerIn(show(page(0)));
    const send = (): void => {
      player.dispatchEvent(new CustomEvent('footlight-ended', { detail: { id: '7' }, bubbles: true }));
      player.dispatchEvent(new Event('timeupdate'));
    };
    send();
    render(page(1));
    send();
    act(() => player.click());
    render(null);
    send();
    expect(heard).toEqual(['ended 7 0', 'timeupdate 0', 'ended 7 1', 'timeupdate 1', 'footlight-player']);
  });

  it('takes null for what is not set, also where the element holds objects and lists', async () => {
    const box = show(
      <>
        <FootlightPlayer shortcuts={null} playback={null} startAt={null} />
        <FootlightMultiView views={null} candidates={null} />
      </>,
    );
    const player = playerIn(box);
    await player.updateComplete;
    expect([player.shortcuts, player.startAt]).toEqual([{}, null]);
    const views = box.querySelector('footlight-multi-view');
    await views?.updateComplete;
    expect([views?.views, views?.candidates]).toEqual([[], []]);
  });

  it('gives the element as its ref', () => {
    const ref = createRef<PlayerElement>();
    const box = show(<FootlightPlayer ref={ref} />);
    expect(ref.current).toBe(playerIn(box));
    expect(ref.current?.state.status).toBe('idle');
    act(() => root?.unmount());
    expect(ref.current).toBeNull();
  });
});
