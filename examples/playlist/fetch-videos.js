const MOST_AT_ONCE = 100;

const ask = async (address, token) => {
  const language = document.documentElement.lang;
  const answer = await fetch(address, { headers: { language, authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
};

/** A playlist’s title and all pages of its videos, with the viewer's access. */
export const fetchVideos = async (origin, playlistId, getToken) => {
  const token = await getToken();
  const list = `${origin}/api/v4/playlist/${encodeURIComponent(playlistId)}`;
  const { title } = await ask(list, token);
  const videos = [];
  for (let address = `${list}/vods?rpp=${MOST_AT_ONCE}`; ;) {
    const { vods, paging } = await ask(address, token);
    for (const video of vods)
      videos.push({ ...video, thumbnailUrl: new URL(video.thumbnailUrl, origin).href });
    if (!paging.moreDataAvailable) return { title, videos };
    address = `${list}/vods?rpp=${MOST_AT_ONCE}&lastSeen=${encodeURIComponent(paging.lastSeen)}`;
  }
};
