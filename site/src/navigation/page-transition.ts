import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Changes of pages within view transitions, for links that ask for them. By itself React Router holds the page to
 * come until the browser is ready to show it, and where readers go on meanwhile (back twice) that page comes last:
 * another than the address names. Here whatever is drawn is the newest.
 */
export const withPageTransitions = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (draw: Parameters<Router['subscribe']>[0]) =>
        router.subscribe((state, { viewTransitionOpts, ...about }) => {
          const isChange = viewTransitionOpts?.currentLocation.key !== viewTransitionOpts?.nextLocation.key;
          if (isChange && 'startViewTransition' in document)
            document.startViewTransition(() => draw(router.state, { ...about, flushSync: true }));
          else draw(state, about);
        }),
    },
  }) as Router;
