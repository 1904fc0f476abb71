/**
 * What the service imports. It does so with a query, so that another build is loaded; whatever imported this module
 * without the query would get second instances of its modules, and other React contexts. Therefore nothing but an
 * import of the rest stands here.
 */
export const { renderPage } = await import('./server.js');
