export { account } from '../../catalogues/nl/account/account.js';
export { administration } from '../../catalogues/nl/administration/administration.js';
export { previews } from '../../catalogues/nl/administration/previews.js';
export { commerce } from '../../catalogues/nl/commerce.js';
export { reviews } from '../../catalogues/nl/reviews.js';
