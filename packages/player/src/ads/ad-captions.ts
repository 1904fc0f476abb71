import { matchLanguage } from '@footlight/i18n';
import type { Captions } from '../captions/captions.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { AdCaptionFile } from './vast-documents.js';

interface CaptionedAd {
  readonly files: readonly AdCaptionFile[];
  readonly picture: HTMLVideoElement;
  /** Aborts when the advertisement ends. */
  readonly signal: AbortSignal;
}

/** The file in the language of the viewer's captions, otherwise one without a language, otherwise the first. */
const fileFor = (files: readonly AdCaptionFile[], language: string): AdCaptionFile | undefined => {
  const matching = matchLanguage(
    [language],
    files.map((file) => file.language),
  );
  return (
    files.find((file) => file.language === matching) ?? files.find((file) => file.language === '') ?? files[0]
  );
};

/**
 * Shows the captions of an advertisement while the viewer has subtitles on. What cannot be read is left out.
 * @see https://iabtechlab.com/standards/vast/ (ClosedCaptionFiles, VAST 4.1)
 */
export const captionAd = (
  captions: Pick<Captions, 'interrupt' | 'resume'>,
  store: Store<PlayerState>,
  { files, picture, signal }: CaptionedAd,
): void => {
  if (files.length === 0) return;
  const show = async (): Promise<void> => {
    const { selectedTextTrack } = store.get();
    const file = selectedTextTrack === null ? undefined : fileFor(files, selectedTextTrack.language);
    if (file === undefined) {
      captions.resume();
      return;
    }
    try {
      const { fetchCueFile } = await import('../media/network/fetch-cue-file.js');
      const cues = await fetchCueFile(file.url, null, signal, file.language);
      const isCurrent = store.get().selectedTextTrack === selectedTextTrack;
      if (!signal.aborted && isCurrent) captions.interrupt({ ...cues, language: file.language }, picture);
    } catch {
      // The advertisement plays without them.
    }
  };
  const stop = store.select(
    ({ selectedTextTrack }) => selectedTextTrack?.id,
    () => void show(),
  );
  signal.addEventListener(
    'abort',
    () => {
      stop();
      captions.resume();
    },
    { once: true },
  );
  void show();
};
