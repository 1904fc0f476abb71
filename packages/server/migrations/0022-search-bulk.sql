-- The index is written whole by each import: entries are gathered and merged at once, which is much quicker.
alter index search_documents_words set (fastupdate = on);
alter index search_documents_titles set (fastupdate = on);
alter index search_documents_facets set (fastupdate = on);
