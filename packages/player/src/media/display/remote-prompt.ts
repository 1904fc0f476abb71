/** Safari's own API. @see https://developer.apple.com/documentation/webkitjs/htmlmediaelement */
interface AirPlayMedia extends HTMLMediaElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Opens the browser's prompt for another screen. @returns whether the browser supports one */
export const promptRemoteScreen = async (media: AirPlayMedia): Promise<boolean> => {
  if (media.webkitShowPlaybackTargetPicker !== undefined) media.webkitShowPlaybackTargetPicker();
  else if ('remote' in media) await media.remote.prompt();
  else return false;
  return true;
};
