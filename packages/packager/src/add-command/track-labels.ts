export interface NamedTrack {
  readonly language: string;
  /** Name of the track in the file; empty if it has none. */
  readonly title: string;
}

/** The name of a language in itself, such as `Español`. */
const languageName = (language: string): string => {
  const name = new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

const LONGEST_TITLE = 60;

/** Labels by which viewers tell tracks apart: the language, and the track's name or number where one repeats. */
export const labelsOf = (tracks: readonly NamedTrack[]): string[] =>
  tracks.map(({ language, title }, at) => {
    const name = language === 'und' ? 'Original' : languageName(language);
    const before = tracks.slice(0, at).filter((one) => one.language === language).length;
    if (before === 0) return name;
    return `${name} (${title === '' ? before + 1 : title.slice(0, LONGEST_TITLE)})`;
  });
