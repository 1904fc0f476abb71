import type { Secrets } from './auth/secrets.js';
import type { Clock } from './clock.js';
import type { Database, OpenDatabase } from './database/database.js';
import type { Metrics } from './http/operation/metrics.js';
import type { MailWriter } from './mail/mail-writer.js';
import type { PostMail } from './mail/post-mail.js';
import type { Realm } from './realm/load-realm.js';

/** Dependencies that the application provides to features; each takes a subset, besides the services it depends on. */
export interface FeatureTools {
  readonly realm: Realm;
  readonly database: OpenDatabase;
  /** Of `database`. */
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly metrics: Metrics;
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
  /** Queues mails; does nothing if the realm has no mail settings. */
  readonly post: PostMail;
  readonly writer: MailWriter;
}
