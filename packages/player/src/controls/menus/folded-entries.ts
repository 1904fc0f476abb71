import { clockTime } from '@footlight/i18n';
import {
  Airplay,
  AudioLines,
  CalendarClock,
  Captions,
  Cast,
  List,
  PictureInPicture2,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide';
import { chapterAt } from '../../annotations/chapters.js';
import { command } from '../command.js';
import { REMOTE_LABELS } from '../notices/remote-labels.js';
import type { SettingsEntry } from './settings-entry.js';
import { audioChoices, subtitleChoices } from './track-choices.js';
import { fullTrackName } from './track-names.js';

const previousEntry: SettingsEntry = {
  name: 'previous',
  standsFor: 'previous-button',
  row({ player, t }) {
    const { listPrev } = player.store.get();
    return listPrev === null ? null : { icon: SkipBack, label: t('playerPrevious'), value: listPrev.title };
  },
  choose: (context) => command(context, 'previous', {}),
};

const nextEntry: SettingsEntry = {
  name: 'next',
  standsFor: 'next-button',
  row({ player, t }) {
    const { listNext } = player.store.get();
    return listNext === null ? null : { icon: SkipForward, label: t('playerNext'), value: listNext.title };
  },
  choose: (context) => command(context, 'next', {}),
};

const muteEntry: SettingsEntry = {
  name: 'mute',
  standsFor: 'mute-button',
  row({ player, t }) {
    const { muted } = player.store.get();
    return { icon: muted ? VolumeX : Volume2, label: t(muted ? 'playerUnmute' : 'playerMute') };
  },
  choose: (context) => command(context, 'setVolume', { muted: !context.player.store.get().muted }),
};

const chaptersEntry: SettingsEntry = {
  name: 'chapters',
  standsFor: 'chapters-button',
  row({ player, t }) {
    const { chapters } = player.annotations.store.get();
    if (chapters.length < 2) return null;
    const current = chapterAt(chapters, player.store.get().currentTime);
    return {
      icon: List,
      label: t('playerChapters'),
      ...(current === null ? {} : { value: current.title }),
    };
  },
  choices(context) {
    const { chapters } = context.player.annotations.store.get();
    const current = chapterAt(chapters, context.player.store.get().currentTime);
    return chapters.map((chapter) => ({
      id: String(chapter.start),
      label: chapter.title,
      note: clockTime(chapter.start),
      checked: chapter === current,
      choose: () => command(context, 'seek', { to: chapter.start }),
    }));
  },
};

const audioEntry: SettingsEntry = {
  name: 'audio',
  standsFor: 'tracks-button',
  row(context) {
    const { audioTracks, selectedAudioTrack } = context.player.store.get();
    if (audioTracks.length < 2) return null;
    const value = selectedAudioTrack === null ? '' : fullTrackName(context, selectedAudioTrack);
    return { icon: AudioLines, label: context.t('playerAudio'), value };
  },
  choices: audioChoices,
};

const subtitlesEntry: SettingsEntry = {
  name: 'subtitles',
  standsFor: 'tracks-button',
  row(context) {
    const { player, t } = context;
    const { subtitles, selectedTextTrack } = player.store.get();
    if (subtitles.length === 0) return null;
    return {
      icon: Captions,
      label: t('playerSubtitles'),
      value: selectedTextTrack === null ? t('playerSubtitlesOff') : fullTrackName(context, selectedTextTrack),
    };
  },
  choices: subtitleChoices,
};

const guideEntry: SettingsEntry = {
  name: 'guide',
  standsFor: 'guide-button',
  row({ player, t }) {
    const { epgId, live } = player.store.get();
    if (epgId === null || live === null || player.loader?.guide === undefined) return null;
    return { icon: CalendarClock, label: t('playerGuide') };
  },
  choose: (context) => command(context, 'setGuide', { open: true }),
};

const remoteEntry: SettingsEntry = {
  name: 'remote',
  standsFor: 'remote-button',
  row({ player, t }) {
    const { remote } = player.store.get();
    if (remote === null) return null;
    if (remote.state !== 'disconnected') return { icon: Cast, label: t('playerRemoteStop') };
    return { icon: remote.kind === 'airplay' ? Airplay : Cast, label: t(REMOTE_LABELS[remote.kind]) };
  },
  choose: (context) => command(context, 'promptRemote', {}),
};

const pictureInPictureEntry: SettingsEntry = {
  name: 'picture-in-picture',
  standsFor: 'picture-in-picture-button',
  row({ player, t }) {
    const { pictureInPicture, audioOnly } = player.store.get();
    if (audioOnly || !document.pictureInPictureEnabled) return null;
    return {
      icon: PictureInPicture2,
      label: t(pictureInPicture ? 'playerPictureInPictureExit' : 'playerPictureInPictureEnter'),
    };
  },
  choose: (context) =>
    command(context, 'setPictureInPicture', { on: !context.player.store.get().pictureInPicture }),
};

/** Entries for buttons that do not fit in the row. */
export const FOLDED: readonly SettingsEntry[] = [
  nextEntry,
  previousEntry,
  muteEntry,
  chaptersEntry,
  audioEntry,
  subtitlesEntry,
  guideEntry,
  remoteEntry,
  pictureInPictureEntry,
];
