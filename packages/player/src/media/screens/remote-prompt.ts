/** Safari has its own way to other screens. @see https://developer.apple.com/documentation/webkitjs/htmlmediaelement */
interface AirPlayMedia extends HTMLMediaElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Asks the viewer where to play. @returns whether this browser has such a question */
export const promptRemoteScreen = async (media: AirPlayMedia): Promise<boolean> => {
  if (media.webkitShowPlaybackTargetPicker !== undefined) media.webkitShowPlaybackTargetPicker();
  else if ('remote' in media) await media.remote.prompt();
  else return false;
  return true;
};
