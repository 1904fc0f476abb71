import type { Database } from './database.js';

/** The SQL of one subject, over the database or in the transaction of its caller. */
export abstract class Repository {
  protected readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }
}
