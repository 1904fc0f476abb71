/** Code of a project that has installed the packages; every line is type-checked. */
export const CONSUMER = `
import { createPlayer, isRpcError, type PlayerState, type RemotePlayer } from '@footlight/embed';
import { FootlightPlayer, isPlayerError, type PlaybackData, type PlayerStatus } from '@footlight/player';
import { FootlightMultiView, MULTI_VIEW_LAYOUTS } from '@footlight/player/multi-view';
import { configure, FootlightEmbed, FootlightPlayer as PagePlayer, type FootlightWatchlist } from '@footlight/elements';
import '@footlight/elements/define';
import '@footlight/player/define/player';

configure({ origin: 'https://play.example', language: 'pt', getToken: async ({ isRefused }) => (isRefused ? null : 'token') });

const remote: RemotePlayer = createPlayer('#stage', { origin: 'https://play.example', id: '1001' });
const moved = await remote.seek({ to: 12 });
const time: number = moved.currentTime;
remote.addEventListener('ended', ({ detail }) => console.log(detail.id));
remote.addEventListener('error', ({ detail }) => console.log(detail.code, remote.state.error?.code));
// @ts-expect-error A title is no number.
remote.addEventListener('ended', ({ detail }) => console.log(detail.id satisfies number));
Footlight.configure({ language: 'es' });
Footlight.createPlayer('#stage', { origin: 'https://play.example', id: '1001' }).destroy();
try {
  await remote.play();
} catch (error) {
  if (isRpcError(error)) console.log(error.code, error.message);
}

const player = document.querySelector('footlight-player');
if (player instanceof FootlightPlayer) {
  const status: PlayerStatus = player.state.status;
  player.playback = null satisfies PlaybackData | null;
  player.addEventListener('footlight-error', ({ detail }) => console.log(isPlayerError(detail.error), status, time));
  await player.seek({ by: -10 });
  // @ts-expect-error A volume is a number.
  player.volume = 'loud';
}
document.querySelector('footlight-player')!.video = '1001';
document.querySelector('footlight-multi-view')!.events = '2001,2002';
const named: PagePlayer = document.createElement('footlight-player');
named.video = '1001';
named.addEventListener('footlight-statechange', ({ detail }) => console.log(detail.changes.currentTime));

const framed: FootlightEmbed = document.createElement('footlight-embed');
framed.loading = 'eager';
const lists: FootlightWatchlist = document.createElement('footlight-watchlist');
lists.item = '1001';
lists.open = true;
lists.theme = 'light';
lists.addEventListener('footlight-listchange', ({ detail }) => console.log(detail.change, detail.item?.id));
lists.addEventListener('footlight-error', ({ detail }) => console.log(detail.action, detail.code));
lists.addEventListener('click', ({ clientX }) => console.log(clientX));
const card = document.createElement('footlight-guide-card');
card.preview = 'none';
card.addEventListener('footlight-guide-card-details', ({ detail }) => console.log(detail.programme.title));
document.createElement('footlight-live-now').addEventListener('footlight-toggle', (event) => {
  if (event.detail.count === 0) event.preventDefault();
});
const together = document.createElement('footlight-watch-together');
together.theme = 'auto';
together.addEventListener('footlight-roomchange', ({ detail }) => console.log(detail.roomId));
// @ts-expect-error It has no count.
together.addEventListener('footlight-roomchange', ({ detail }) => console.log(detail.count));
framed.addEventListener('footlight-error', ({ detail }) => console.log(detail.error === framed.state.error));
const views: FootlightMultiView = document.createElement('footlight-multi-view');
views.layout = MULTI_VIEW_LAYOUTS[0] ?? null;
const heard = (state: PlayerState): boolean => state.paused;
export { card, heard, views };
`;

export const REACT_CONSUMER = `
import '@footlight/elements/react';
import { elementRef } from '@footlight/elements/react';
import { useRef } from 'react';
import type { FootlightPlayer } from '@footlight/elements';

export const Film = ({ id }: { readonly id: string }) => {
  const player = useRef<FootlightPlayer>(null);
  return (
    <>
      <footlight-player ref={player} video={id} muted onfootlight-ended={({ detail }) => console.log(detail.id)} />
      <footlight-player live={id} ref={elementRef({ 'footlight-gonelive': ({ detail }) => console.log(detail.id) })} />
      {/* @ts-expect-error No element of ours sends it. */}
      <footlight-player onPlay={() => undefined} />
      <footlight-live-now mode="event" onfootlight-toggle={({ detail }) => console.log(detail.count)} />
      {/* @ts-expect-error There are two modes. */}
      <footlight-live-now mode="sometimes" />
    </>
  );
};
`;

/** The same for a project that has only the player's package. */
export const PLAYER_REACT_CONSUMER = `
import { elementRef } from '@footlight/player/jsx';

export const Film = ({ src }: { readonly src: string }) => (
  <>
    <footlight-player
      src={src}
      drm={{ url: 'https://licence.example/' }}
      skipMarkers={[{ type: 'INTRO', from: 0, to: 20 }]}
      onfootlight-error={({ detail }) => console.log(detail.error.code)}
      ref={elementRef({ 'footlight-ready': ({ detail }) => console.log(detail.id) })}
    />
    <footlight-multi-view layout="quad" onfootlight-layoutchange={({ detail }) => console.log(detail.layout)} />
    {/* @ts-expect-error Only a page with a service names videos. */}
    <footlight-player video="1001" />
  </>
);
`;

/** The components of React. */
export const COMPONENTS_CONSUMER = `
import { FootlightEmbed, FootlightLiveNow, FootlightPlayer, FootlightWatchlist, configure, type FootlightPlayerProps } from '@footlight/react';
import { FootlightGuideCard } from '@footlight/react/guide-card';
import { FootlightMultiView } from '@footlight/react/components';
import type { FootlightPlayer as PlayerElement } from '@footlight/elements';
import { useRef } from 'react';

configure({ origin: 'https://play.example' });
const shared: FootlightPlayerProps = { rates: '1 2', startAt: null };

export const Film = ({ id }: { readonly id: string }) => {
  const player = useRef<PlayerElement>(null);
  return (
    <>
      <FootlightPlayer
        {...shared}
        ref={player}
        className="film"
        video={id}
        muted
        controls={false}
        onClick={() => player.current?.seek({ by: -10 })}
        onFootlightStateChange={({ detail }) => console.log(detail.changes.currentTime)}
        onTimeUpdate={(event) => console.log(event.type)}
      >
        <p slot="controls-end">A child</p>
      </FootlightPlayer>
      {/* @ts-expect-error A volume is a number. */}
      <FootlightPlayer volume="loud" />
      {/* @ts-expect-error No element of ours sends it. */}
      <FootlightPlayer onSubmit={() => undefined} />
      {/* @ts-expect-error A title is no number. */}
      <FootlightPlayer onFootlightEnded={({ detail }) => console.log(detail.id satisfies number)} />
      <FootlightEmbed live={id} loading="eager" onFootlightReady={({ detail }) => console.log(detail.id)} />
      <FootlightGuideCard eventId={id} onFootlightGuideCardDetails={({ detail }) => console.log(detail.programme.title)} />
      <FootlightLiveNow mode="event" onFootlightToggle={(event) => { if (event.detail.count === 0) event.preventDefault(); }} />
      {/* @ts-expect-error There are two modes. */}
      <FootlightLiveNow mode="sometimes" />
      <FootlightWatchlist item={id} open onFootlightListChange={({ detail }) => console.log(detail.change)} />
      <FootlightMultiView events="2001,2002" onFootlightLayoutChange={({ detail }) => console.log(detail.layout)} />
    </>
  );
};
`;

/** What template checkers of Vue and Svelte read. */
export const TEMPLATES_CONSUMER = `
import '@footlight/elements/vue';
import '@footlight/elements/svelte';
import type { GlobalComponents } from 'vue';
import type { SvelteHTMLElements } from 'svelte/elements';

type Vue<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>;
declare const inVue: Vue<'footlight-player'>;
const props: Vue<'footlight-player'>['$props'] = { video: '1001', startAt: 2, loop: null, controls: false, class: 'film' };
inVue.$emit('footlight-ended', new CustomEvent('footlight-ended', { detail: { id: '7' } }));
inVue.$emit('timeupdate', new Event('timeupdate'));
// @ts-expect-error It has no such event.
inVue.$emit('footlight-roomchange', new CustomEvent('footlight-roomchange'));
// @ts-expect-error A position is a number.
const wrong: Vue<'footlight-player'>['$props'] = { startAt: 'early' };
const svelte: SvelteHTMLElements['footlight-player'] = {
  video: '1001',
  startAt: 2,
  onclick: () => undefined,
  'onfootlight-ended': ({ detail }) => console.log(detail.id),
};
const list: SvelteHTMLElements['footlight-watchlist'] = { 'onfootlight-listchange': ({ detail }) => console.log(detail.change) };
// @ts-expect-error There are two modes.
const now: SvelteHTMLElements['footlight-live-now'] = { mode: 'sometimes' };
type Tags = 'footlight-embed' | 'footlight-guide-card' | 'footlight-live-now' | 'footlight-multi-view' | 'footlight-player' | 'footlight-watch-together' | 'footlight-watchlist';
const both: Tags extends keyof GlobalComponents & keyof SvelteHTMLElements ? true : false = true;
export { both, list, now, props, svelte, wrong };
`;
