import { Client } from 'pg';

/** Past and future hours covered by programmes. */
const BACK_HOURS = 24;
const AHEAD_HOURS = 7 * 24;
/** Length of a programme. */
const MINUTES = 45;

/** The guide in a database filled by the service, extended to the number of channels to measure. */
export class FilledGuide {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async open(databaseUrl: string): Promise<FilledGuide> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return new FilledGuide(client);
  }

  /** Adds channels up to the given number, each with eight days of programmes; their ids are `b1`, `b2`… */
  async grow(channels: number): Promise<void> {
    const { rows } = await this.#client.query<{ held: number }>(
      `select count(*)::integer as held from contents where kind = 'CHANNEL'`,
    );
    const existing = rows[0]?.held ?? 0;
    const names = `'b' || n`;
    await this.#client.query(
      `insert into contents (kind, id, artwork, texts, position, access, online_playback)
       select 'CHANNEL', ${names}, (select slug from artworks order by slug limit 1),
         jsonb_build_object('en', jsonb_build_object('title', 'Channel ' || n, 'description', '')), n + 100, 'everyone',
         'AVAILABLE'
       from generate_series($1::integer + 1, $2::integer) as n`,
      [existing, channels],
    );
    await this.#client.query(
      `insert into programmes (id, channel_id, template_id, starts_at, ends_at)
       select ${names} || '-' || at, ${names}, t.ids[1 + (n + row_number) % array_length(t.ids, 1)], at,
         at + interval '${MINUTES} minutes'
       from generate_series($1::integer + 1, $2::integer) as n,
         (select array_agg(id order by id) as ids from programme_templates) as t,
         (select at, row_number() over (order by at) from generate_series(
           date_trunc('hour', now()) - interval '${BACK_HOURS} hours',
           date_trunc('hour', now()) + interval '${AHEAD_HOURS} hours', interval '${MINUTES} minutes') as at) as times`,
      [existing, channels],
    );
    await this.#client.query('analyze contents; analyze programmes');
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
