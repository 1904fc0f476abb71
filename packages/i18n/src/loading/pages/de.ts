export { account } from '../../catalogues/de/account/account.js';
export { administration } from '../../catalogues/de/administration/administration.js';
export { previews } from '../../catalogues/de/administration/previews.js';
export { commerce } from '../../catalogues/de/commerce.js';
export { reviews } from '../../catalogues/de/reviews.js';
