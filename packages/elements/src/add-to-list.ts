export { AddToList, type AddToListProps } from './widgets/watchlist/add-to-list.widget.js';
