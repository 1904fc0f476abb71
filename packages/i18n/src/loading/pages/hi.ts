export { account } from '../../catalogues/hi/account/account.js';
export { administration } from '../../catalogues/hi/administration/administration.js';
export { previews } from '../../catalogues/hi/administration/previews.js';
export { commerce } from '../../catalogues/hi/commerce.js';
export { reviews } from '../../catalogues/hi/reviews.js';
