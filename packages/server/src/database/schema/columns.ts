import { customType, timestamp, type ExtraConfigColumn } from 'drizzle-orm/pg-core';

/** A time with time zone, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `desc` of an index, with the position of nulls that PostgreSQL gives it by default. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();

/** What text search looks in; written and read in SQL. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Text compared by code points, whatever the locale of the database. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
