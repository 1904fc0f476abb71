export { account } from '../../catalogues/it/account/account.js';
export { administration } from '../../catalogues/it/administration/administration.js';
export { previews } from '../../catalogues/it/administration/previews.js';
export { commerce } from '../../catalogues/it/commerce.js';
export { reviews } from '../../catalogues/it/reviews.js';
