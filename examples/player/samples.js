/** Content of the demo's service, with what each item demonstrates. */
export const SAMPLES = [
  {
    group: 'Films',
    samples: [
      {
        name: 'A film with everything',
        load: { kind: 'vod', id: '1001' },
        tries:
          'Chapters and thumbnails on the timeline, two spoken languages, three subtitles, an intro to skip, a mark of the broadcaster in the corner. Press ? for the keys.',
      },
      {
        name: 'Sound alone',
        load: { kind: 'vod', id: '1009' },
        tries: 'A programme without pictures: the cover stays, everything else works.',
      },
      {
        name: 'Only with a key',
        load: { kind: 'vod', id: '1007' },
        tries: 'Protected by ClearKey: the player fetches its DRM licence with the ticket it was given.',
      },
      {
        name: 'With advertisements',
        load: { kind: 'vod', id: '1008' },
        tries:
          'One before, one in the middle, one after: VAST documents, skippable, and never in the way of the film.',
      },
    ],
  },
  {
    group: 'Without the service',
    samples: [
      {
        name: 'By its address alone',
        plain: '1001',
        tries:
          'A plain src with the page’s own title, subtitles, chapters and thumbnails as <track> children; it goes on where this browser stopped.',
      },
    ],
  },
  {
    group: 'Live',
    samples: [
      {
        name: 'Ten minutes to look back',
        load: { kind: 'live', id: '2001' },
        tries:
          'Drag back into the window; the red sign brings you to the edge. The programme stands on the timeline.',
      },
      {
        name: 'Two hours to look back',
        load: { kind: 'live', id: '2002' },
        tries: 'Pause, wait, go on: you are behind by as much, and told so.',
      },
      {
        name: 'Not yet on the air',
        load: { kind: 'live', id: '2003' },
        tries: 'The player counts down and starts by itself.',
      },
      {
        name: 'Next week',
        load: { kind: 'live', id: '2006' },
        tries: 'Announced, with its day and hour.',
      },
      {
        name: 'Over, but recorded',
        load: { kind: 'live', id: '2004' },
        tries: 'The event has ended; its recording of the same id plays instead.',
      },
    ],
  },
  {
    group: 'One after another',
    samples: [
      {
        name: 'A playlist',
        load: { kind: 'vod', id: '1001', playlistId: '3001' },
        tries: 'Next and previous stand beside play. Near the end a card counts down to the next film.',
      },
    ],
  },
  {
    group: 'What cannot play',
    samples: [
      {
        name: 'Only after sign-in',
        load: { kind: 'vod', id: '1002' },
        tries:
          'The player says why, and offers the way on; the page hears footlight-error. To a signed-in viewer it plays.',
      },
      {
        name: 'Not in this plan',
        load: { kind: 'vod', id: '1003' },
        tries: 'Refused without the licence; the words name the next step. To a subscribed viewer it plays.',
      },
      {
        name: 'Not in this country',
        load: { kind: 'vod', id: '1004' },
        tries: 'Geo-blocked in the demo’s country.',
      },
      {
        name: 'Premiere tomorrow',
        load: { kind: 'vod', id: '1005' },
        tries: 'Counts down to the premiere.',
      },
      {
        name: 'Not on the web',
        load: { kind: 'vod', id: '1006' },
        tries: 'Granted, but not for playing here (onlinePlayback NOT_AVAILABLE).',
      },
      {
        name: 'A broken address',
        src: '/media/nothing-here.m3u8',
        tries: 'A plain src that answers 404: said once, with a way to try again.',
      },
      {
        name: 'Does not exist',
        load: { kind: 'vod', id: '9999' },
        tries: 'An error of its own: the video was not found, and is not asked for again.',
      },
    ],
  },
];
