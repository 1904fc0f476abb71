-- What the catalogue was imported from: of large files, hashes of their parts. Null if all has to be read again.

alter table catalogue_imports add column file_record jsonb;
