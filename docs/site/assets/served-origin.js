const PLACEHOLDER = 'https://service.example';

/** Code on the page names the service that serves it, so that what is copied works. */
export const showServedOrigin = () => {
  for (const code of document.querySelectorAll('main code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.data.includes(PLACEHOLDER)) text.data = text.data.replaceAll(PLACEHOLDER, location.origin);
    }
  }
};
