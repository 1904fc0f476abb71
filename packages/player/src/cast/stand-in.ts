/**
 * Lets others answer for a media element: its own members are hidden behind these until the returned function is
 * called. Whoever reads the element, such as the player or the page, reads them.
 */
export const standIn = (media: HTMLMediaElement, members: PropertyDescriptorMap): (() => void) => {
  for (const [name, member] of Object.entries(members))
    Object.defineProperty(media, name, { ...member, configurable: true });
  return () => {
    for (const name of Object.keys(members)) Reflect.deleteProperty(media, name);
  };
};
