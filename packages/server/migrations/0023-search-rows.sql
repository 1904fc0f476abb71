-- What ranks and narrows results stays within the rows: looking it up elsewhere, thousands of times for a common
-- word, took longer than the search itself.
alter table search_documents alter column heading set storage main;
alter table search_documents alter column titles set storage main;
alter table search_documents alter column facets set storage main;
