export { AddToList, type AddToListProps } from './widgets/lists/add-to-list.widget.js';
