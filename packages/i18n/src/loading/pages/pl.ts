export { account } from '../../catalogues/pl/account/account.js';
export { administration } from '../../catalogues/pl/administration/administration.js';
export { previews } from '../../catalogues/pl/administration/previews.js';
export { commerce } from '../../catalogues/pl/commerce.js';
export { reviews } from '../../catalogues/pl/reviews.js';
