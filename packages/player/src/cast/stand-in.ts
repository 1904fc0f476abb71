/**
 * Lets others answer for a media element: its own members are hidden behind these until the returned function is
 * called. Whoever reads the element, such as the player or the page, reads them.
 */
export const standIn = (media: HTMLMediaElement, members: object): (() => void) => {
  const descriptors = Object.getOwnPropertyDescriptors(members);
  for (const descriptor of Object.values(descriptors)) descriptor.configurable = true;
  Object.defineProperties(media, descriptors);
  return () => {
    for (const name of Object.keys(descriptors)) Reflect.deleteProperty(media, name);
  };
};
