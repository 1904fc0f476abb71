-- The schema of version 0.1.0. `src/database/schema` describes the same tables for the queries; a test compares both.
-- Ids are chosen by the service. Ids of the catalogue are not foreign keys in tables of viewers, because an operator
-- may remove content and add it again.

-- ---------------------------------------------------------------------------------------------------------------------
-- Accounts, profiles and sessions

create table accounts (
  id text primary key,
  -- Null for sign-in through a provider that supplied no verified address.
  email text,
  name text not null,
  role text not null check (role in ('viewer', 'editor', 'finance', 'admin')),
  -- Argon2id in PHC string form; null for accounts that only providers sign in.
  secret_hash text,
  language text,
  created_at timestamptz not null,
  -- `1990-04-01`
  birth_date text,
  -- E.164: `+447911123456`
  phone_number text,
  tax_number text,
  gender text,
  -- ISO 3166-1 alpha-2
  address_country text,
  -- Values of the realm's own fields by field id.
  custom_fields jsonb not null default '{}',
  deletion_requested_at timestamptz,
  deletes_at timestamptz,
  -- By an administrator: the account cannot be signed in to.
  suspended_at timestamptz,
  suspension_reason text,
  -- Created with terms to agree to, or a provider to link, that were not done when it was last looked at.
  sign_up_open boolean not null default false
);
create unique index accounts_email on accounts (lower(email));
-- Words of the email and the name, by whose beginnings administrators find accounts.
create index accounts_words on accounts using gin (
  array_to_tsvector(array_remove(string_to_array(
    translate(lower(coalesce(email, '') || ' ' || name), '@._+/-', '      '), ' '), ''))
);
create index accounts_deletes_at on accounts (deletes_at) where deletes_at is not null;

create table profiles (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  type text not null check (type in ('adult', 'child')),
  pin_hash text,
  position integer not null,
  avatar text not null default 'lantern',
  -- Wrong PINs in a row, and the end of the time in which no other PIN is accepted.
  pin_failures integer not null default 0,
  pin_locked_until timestamptz,
  -- A child's profile gets nothing that is rated above this age, in years; it does not limit an adult's.
  age_limit integer not null default 12 check (age_limit between 0 and 18),
  unique (account_id, position)
);

-- One sign-in on one device. Its refresh tokens succeed one another and are revoked together.
create table token_families (
  id text primary key,
  account_id text references accounts (id) on delete cascade,
  guest_id text,
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- The profile chosen on this device; deleting a profile deletes its sessions.
  profile_id text references profiles (id) on delete cascade,
  device text not null default 'computer' check (device in ('computer', 'phone', 'tablet', 'television')),
  -- Given by the owner.
  name text,
  -- From the User-Agent header; null where the name is unknown.
  browser text,
  system text,
  -- ISO 3166-1 alpha-2, at the sign-in.
  country text,
  -- SHA-256, hexadecimal, of the browser's random id; null if it has none.
  device_hash text,
  -- Time of the sign-in or the last refresh.
  seen_at timestamptz not null default now(),
  -- The administrator who impersonates the account. No foreign key: the session outlives the administrator's role.
  impersonator_id text,
  -- Refreshes do not extend the session beyond this time; null for sessions without an end.
  ends_at timestamptz,
  check ((account_id is null) <> (guest_id is null))
);
create index token_families_account on token_families (account_id);
create index token_families_revoked on token_families (revoked_at) where revoked_at is not null;

create table refresh_tokens (
  -- SHA-256 of the token, hexadecimal; the token itself is never stored.
  hash text primary key,
  family_id text not null references token_families (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- When a session last proved its owner's identity, after its sign-in.
create table session_proofs (
  family_id text primary key references token_families (id) on delete cascade,
  proved_at timestamptz not null,
  -- When a code or a passkey was the proof; null: never.
  factor_proved_at timestamptz
);

-- Null: no choice was made, and the realm decides.
create table preferences (
  -- The profile that chose; the account if no profile was chosen.
  viewer_id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  language text,
  subtitle_language text,
  subtitles_off boolean not null default false,
  audio_language text,
  playback_rate double precision,
  skip_setting text check (skip_setting in ('ask', 'auto', 'never')),
  caption_appearance jsonb,
  auto_advance boolean not null,
  video_background_auto_play boolean not null,
  video_background_auto_play_audio boolean not null
);
create index preferences_account on preferences (account_id);

-- Every answer to a term. The latest answer to each term is in effect, the others are kept as evidence.
create table consent_answers (
  sequence bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  field_name text not null,
  answer boolean not null,
  -- The version of the term that was answered; null for a term without versions.
  version text,
  answered_at timestamptz not null
);
create index consent_answers_newest on consent_answers (account_id, field_name, sequence desc);

-- Links with which administrators impersonate an account; each can be used once.
create table impersonations (
  id text primary key,
  -- SHA-256 of the token, hexadecimal.
  token_hash text not null unique,
  admin_id text not null references accounts (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index impersonations_expiry on impersonations (expires_at);

-- Changes of accounts by others, and irreversible ones. No foreign keys: entries outlive the accounts.
create table audit_log (
  sequence bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text,
  account_id text,
  action text not null,
  details jsonb not null default '{}'
);
create index audit_log_account on audit_log (account_id, sequence desc);

-- ---------------------------------------------------------------------------------------------------------------------
-- Sign-in

create table linked_providers (
  account_id text not null references accounts (id) on delete cascade,
  -- As in the realm file: GOOGLE, OPENID_CONNECT and so on.
  provider text not null,
  -- Distinguishes several clients of one kind; empty where only one is possible.
  client_name text not null default '',
  -- The provider's identifier of the person, which never changes.
  subject text not null,
  -- As reported by the provider, verified or not; never used to find an account.
  email text,
  linked_at timestamptz not null,
  primary key (provider, client_name, subject),
  unique (account_id, provider, client_name)
);

-- Attempts to sign in, kept for as long as the realm sets.
create table sign_in_events (
  sequence bigint generated always as identity primary key,
  -- Null where the attempt does not say whose account it is.
  account_id text references accounts (id) on delete cascade,
  at timestamptz not null,
  method text not null,
  outcome text not null,
  device text not null check (device in ('computer', 'phone', 'tablet', 'television')),
  browser text,
  system text,
  country text,
  -- SHA-256, hexadecimal, of the browser's random id; null if it has none.
  device_hash text,
  -- A network, never a single address: `192.0.2.0/24`, `2001:db8:1::/48`
  network text not null
);
create index sign_in_events_account on sign_in_events (account_id, sequence desc);
create index sign_in_events_at on sign_in_events (at);

-- Sign-ins in progress at a provider. The row is deleted when the response arrives, so each response is accepted once.
create table sign_in_states (
  -- SHA-256, hexadecimal. Nonce and PKCE verifier are derived from the state with a key that is not in the database.
  state_hash text primary key,
  nonce_hash text not null unique,
  provider text not null,
  client_name text not null default '',
  -- Posted by the provider along with the code: Apple sends a name only once.
  name text,
  expires_at timestamptz not null
);
create index sign_in_states_expiry on sign_in_states (expires_at);

-- Proofs of persons whose address belongs to an account, kept until its owner has signed in to it and agrees to link them.
create table pending_links (
  -- SHA-256, hexadecimal, of the token that the browser holds.
  token_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  provider text not null,
  client_name text not null default '',
  subject text not null,
  -- Account that the person is linked to, whose owner has proved both and says which one stays; null if there is none.
  other_account_id text references accounts (id) on delete cascade,
  email text,
  -- As the provider names them; null for a provider without licences.
  entitlements jsonb,
  expires_at timestamptz not null
);
create index pending_links_account on pending_links (account_id);
create index pending_links_expiry on pending_links (expires_at);

-- What is needed to end a session at the provider as well.
create table provider_sessions (
  family_id text primary key references token_families (id) on delete cascade,
  provider text not null,
  client_name text not null default '',
  -- The provider's own token, encrypted with a key that is not in the database.
  sealed_token text
);

-- Proofs of providers that were used: each is accepted once.
create table spent_proofs (
  -- SHA-256, hexadecimal, of the provider's name and the proof.
  proof_hash text primary key,
  expires_at timestamptz not null
);
create index spent_proofs_expiry on spent_proofs (expires_at);

-- Browsers that requested a registration code. The row is deleted by the sign-in, so each code is accepted once.
create table adobe_devices (
  -- Account or guest of the access token that requested it.
  subject text primary key,
  requestor_id text not null,
  -- Adobe's device id is derived from it with a key that is not in the database.
  id text not null,
  expires_at timestamptz not null
);
create index adobe_devices_expiry on adobe_devices (expires_at);

-- Attempts to guess a secret, counted for all processes.
create table secret_attempts (
  -- Kind of secret and SHA-256 of its owner. Addresses without an account are counted as well.
  key text primary key,
  attempts integer not null,
  -- The counter restarts at this time.
  ends_at timestamptz not null
);
create index secret_attempts_end on secret_attempts (ends_at);

create table second_factors (
  account_id text primary key references accounts (id) on delete cascade,
  -- AES-256-GCM of the account and the secret, with a key that is not in the database.
  sealed_secret text not null,
  created_at timestamptz not null,
  -- Null until a code has confirmed that the app has the secret.
  confirmed_at timestamptz,
  -- The latest time step whose code was accepted; codes of this and earlier ones are refused.
  last_step bigint not null default -1,
  -- When it is removed, as an administrator has requested; null unless one has.
  removed_at timestamptz,
  removal_requested_by text
);

create table recovery_codes (
  account_id text not null references accounts (id) on delete cascade,
  -- HMAC-SHA-256, hexadecimal, with a key that is not in the database.
  hash text not null,
  primary key (account_id, hash)
);

-- Sign-ins whose first factor was accepted and that wait for a code.
create table second_factor_challenges (
  -- SHA-256 of the challenge, hexadecimal.
  hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);

create table passkeys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- Base64url, as browsers send it.
  credential_id text not null unique,
  -- COSE key, base64url.
  public_key text not null,
  -- Signatures as counted by the authenticator; zero for authenticators that do not count.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id, created_at);

create table passkey_challenges (
  -- SHA-256 of the challenge, hexadecimal.
  hash text primary key,
  -- The account that adds a passkey; null for a challenge of a sign-in.
  account_id text references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- CAPTCHA challenges that were solved and used: each is valid for one call.
create table used_captchas (
  -- SHA-256 of the signature of the challenge, hexadecimal.
  hash text primary key,
  expires_at timestamptz not null
);
create index used_captchas_expiry on used_captchas (expires_at);

-- Devices that wait until a viewer confirms their code on another device.
create table device_codes (
  -- SHA-256 of the code with which the device polls, hexadecimal.
  device_code_hash text primary key,
  -- What the viewer enters, without its hyphen.
  user_code text not null unique,
  device text not null,
  browser text,
  system text,
  country text not null,
  -- The account that has allowed the device; null until then, and if it was refused.
  account_id text references accounts (id) on delete cascade,
  interval_seconds integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  polled_at timestamptz
);
create index device_codes_expiry on device_codes (expires_at);
create index device_codes_account on device_codes (account_id);

-- Links in mails, and the addresses confirmed by one.
create table mail_links (
  -- SHA-256 of the token, hexadecimal; the token itself is only in the mail.
  hash text primary key,
  purpose text not null check (purpose in ('password-reset', 'email-confirmation', 'magic-link', 'email-change')),
  account_id text not null references accounts (id) on delete cascade,
  -- The address it was sent to; of an email change, the new one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_links_account on mail_links (account_id, purpose);
create index mail_links_expiry on mail_links (expires_at);

create table confirmed_emails (
  account_id text not null references accounts (id) on delete cascade,
  email text not null,
  confirmed_at timestamptz not null,
  -- Whether all ways to sign in are the owner's: the person was signed in, or what was added before was removed.
  owner_known boolean not null,
  primary key (account_id, email)
);

create table mail_outbox (
  id text primary key,
  kind text not null,
  recipient text not null,
  language text not null,
  -- Values for the mail's text; never a secret: links are created when the mail is sent.
  details jsonb not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null
);
create index mail_outbox_next on mail_outbox (next_attempt_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Content, written by the import of the catalogue

-- Images: { <kind>: [widths] } under /img/<slug>/.
create table artworks (
  slug text primary key,
  -- #rrggbb
  dominant_colour text not null,
  kinds jsonb not null
);

-- What was read of the originals of artworks, so that a start opens only those that have changed.
create table picture_facts (
  slug text not null,
  file text not null,
  bytes bigint not null,
  -- Milliseconds since the epoch
  changed_at double precision not null,
  width integer not null,
  height integer not null,
  -- #rrggbb; null if it was not asked for
  colour text,
  primary key (slug, file)
);

create table geo_rules (
  id text primary key,
  mode text not null check (mode in ('block', 'allow')),
  -- ISO 3166-1 alpha-2
  countries text[] not null
);

-- A video and the live event that it was may share an id; therefore the kind is part of the key.
create table contents (
  kind text not null check (kind in ('VOD', 'LIVE_EVENT', 'PLAYLIST', 'SERIES', 'SEASON', 'CHANNEL', 'SECTION')),
  id text not null,
  -- { <language>: { title, description, tagline?, genre? } }
  texts jsonb not null,
  artwork text not null references artworks (slug),
  -- Folder of the film under the media folder; live events and channels repeat it endlessly.
  film text,
  -- Instead of a film: { origin, address, protocol, drm }; the origin is one of the realm file's `streamOrigins`.
  source jsonb,
  -- Seconds
  duration double precision,
  access text not null check (access in ('everyone', 'signedIn', 'licence')),
  -- Each one of these grants access to content whose access is `licence`.
  licence_ids text[] not null default '{}',
  geo_rule text references geo_rules (id),
  online_playback text not null check (online_playback in ('AVAILABLE', 'NOT_AVAILABLE')),
  audio_only boolean not null default false,
  drm text check (drm in ('clearkey')),
  -- [{ type, offset }]
  ad_breaks jsonb not null default '[]',
  -- [{ type, from, to }], seconds
  skip_markers jsonb not null default '[]',
  -- Key of the genre; its name in each language is in `texts`.
  genre text,
  tags text[] not null default '{}',
  audio_tracks text[] not null default '{}',
  subtitle_languages text[] not null default '{}',
  external_id text,
  year text,
  age_rating text,
  -- In years, as the domain reads the rating; null suits adults only.
  minimum_age integer,
  -- [{ role: { <language>: word }, name }]
  credits jsonb not null default '[]',
  trailer_id text,
  release_type text not null default 'STANDARD' check (release_type in ('STANDARD', 'PREMIERE')),
  scheduled_at timestamptz,
  -- Live events; without an end, the event is live until further notice.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Seconds; null: the realm's default.
  dvr_window integer,
  -- Whether a live event is served in parts of segments.
  low_latency boolean not null default false,
  -- Channels: the event they transmit. Live events: the channel whose guide is shown.
  live_event_id text,
  channel_id text,
  -- Channels: the artwork that contains their `logo`.
  logo text references artworks (slug),
  -- Playlists: whether they may be shared, where the realm allows sharing.
  shared boolean not null default false,
  -- Series: seasons that have episodes; seasons: episodes; playlists: videos.
  item_count integer,
  -- { artwork, position, opacity }: the artwork whose `logo` is drawn over the picture.
  watermark jsonb,
  -- Seconds counted down on the up-next card; null: the realm's default.
  countdown_duration double precision,
  -- Events: { <language>: place }
  event_location jsonb,
  -- Events: { <country>: [stations] }
  local_broadcasters jsonb not null default '{}',
  position integer not null,
  primary key (kind, id)
);
create index contents_on_air on contents (kind, starts_at, id);
create index contents_scheduled on contents (scheduled_at, id) where scheduled_at is not null;
create index contents_released on contents (kind, scheduled_at, id) where scheduled_at is not null;
create index contents_licences on contents using gin (licence_ids);
-- Videos that are only the trailer of another are not offered as related ones.
create index contents_trailers on contents (trailer_id) where trailer_id is not null;
-- A page of channels in the order of the catalogue.
create index contents_channels on contents (position, id) where kind = 'CHANNEL';

-- Every process of the service is notified when a change of the catalogue is committed, whoever makes it.
create function tell_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('footlight_catalogue', '');
  return null;
end
$$;
create trigger contents_tell after insert or update or delete or truncate on contents
  for each statement execute function tell_catalogue_change();
create trigger geo_rules_tell after insert or update or delete or truncate on geo_rules
  for each statement execute function tell_catalogue_change();

create table series_seasons (
  series_id text not null,
  season_id text not null unique,
  season_number integer not null,
  primary key (series_id, season_number)
);

create table season_episodes (
  season_id text not null,
  episode_number integer not null,
  vod_id text not null unique,
  primary key (season_id, episode_number)
);

create table playlist_items (
  playlist_id text not null,
  position integer not null,
  vod_id text not null,
  primary key (playlist_id, position),
  unique (playlist_id, vod_id)
);
create index playlist_items_vod on playlist_items (vod_id);

create table heroes (
  id text primary key,
  section_id text not null,
  position integer not null,
  kind text not null,
  content_id text not null,
  -- { <language>: { title?, tagline?, description? } }; absent ones are taken from the content.
  texts jsonb not null,
  -- { top, bottom, start, end }, each 0 to 1
  gradients jsonb not null,
  primary_button jsonb,
  secondary_button jsonb,
  unique (section_id, position)
);

-- A row of a section, or a grid page (no section).
create table buckets (
  id text primary key,
  section_id text,
  position integer not null,
  type text not null,
  -- `items` lists bucket_items; the content of the others depends on time, guide and news.
  source text not null check (source in ('items', 'live', 'upcoming', 'channels', 'news')),
  texts jsonb not null,
  display jsonb not null
);
create unique index buckets_order on buckets (section_id, position);

create table bucket_items (
  bucket_id text not null references buckets (id) on delete cascade,
  position integer not null,
  kind text not null,
  content_id text not null,
  primary key (bucket_id, position),
  unique (bucket_id, content_id)
);

-- One row: the catalogue from which these tables were last written.
create table catalogue_imports (
  id integer primary key check (id = 1),
  -- SHA-256 of the names, sizes and times of the files, of the realm's settings that they depend on, and of their form.
  checksum text not null,
  imported_at timestamptz not null
);

-- What the catalogue consists of, as its files are written. The tables that pages read from are derived from it.
create table catalogue_entries (
  collection text not null,
  id text not null,
  -- Order within the collection.
  position integer not null,
  -- What is published, as written, with the order of its members, which a viewer can see; null: viewers see nothing.
  document json,
  -- SHA-256 of the document.
  hash text,
  -- What editors changed since, and did not publish yet.
  draft json,
  -- SHA-256 of the document in the file that it was last imported from; null if it is in no file.
  file_hash text,
  -- What the document, or else the draft, names, such as genres:action, films:lantern-coast or VOD:1001.
  links text[] not null,
  -- The content that it defines, such as SERIES:301 and each of its seasons and episodes.
  contents text[] not null,
  -- Titles in all languages, folded for search.
  titles text not null,
  -- Whether times of the document count from the start of the service.
  is_relative boolean not null,
  -- Counts changes, so that two editors do not overwrite each other.
  version integer not null default 1,
  publish_at timestamptz,
  withdraw_at timestamptz,
  changed_at timestamptz not null,
  -- The account of an editor; null for an import.
  changed_by text,
  primary key (collection, id)
);
create index catalogue_entries_links on catalogue_entries using gin (links);
create index catalogue_entries_contents on catalogue_entries using gin (contents);
create index catalogue_entries_order on catalogue_entries (collection, position, id);
create index catalogue_entries_relative on catalogue_entries (is_relative) where is_relative;
create index catalogue_entries_due on catalogue_entries (least(publish_at, withdraw_at))
  where publish_at is not null or withdraw_at is not null;
create trigger catalogue_entries_tell after insert or update or delete or truncate on catalogue_entries
  for each statement execute function tell_catalogue_change();

-- Every state that an entry had before it was changed.
create table catalogue_versions (
  collection text not null,
  id text not null,
  version integer not null,
  document json,
  draft json,
  -- When and by whom this state was made.
  changed_at timestamptz not null,
  changed_by text,
  primary key (collection, id, version)
);

-- What is known of the films of the media folder.
create table film_facts (
  slug text primary key,
  facts json not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Programme guide

create table programme_templates (
  id text primary key,
  -- { <language>: { title, description } }
  texts jsonb not null,
  artwork text references artworks (slug),
  -- The video with which a programme can be watched from its start; null where there is none.
  recording_id text,
  -- Hours after a programme's end for which its recording is offered.
  recording_hours integer not null default 0,
  -- Titles in all languages, folded for search.
  search_text text not null default ''
);

create table programmes (
  id text primary key,
  channel_id text not null,
  template_id text not null references programme_templates (id) on delete cascade,
  episode integer,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index programmes_now on programmes (channel_id, ends_at);
-- For search: whether a channel shows a programme.
create index programmes_by_template on programmes (channel_id, template_id, ends_at);

create table guide_genres (
  id text primary key,
  -- { <language>: title }
  titles jsonb not null,
  position integer not null
);

create table guide_channels (
  channel_id text primary key,
  genre text not null references guide_genres (id) on delete cascade
);

create table favourite_channels (
  account_id text not null references accounts (id) on delete cascade,
  channel_id text not null,
  added_at timestamptz not null,
  primary key (account_id, channel_id)
);
create index favourite_channels_newest on favourite_channels (account_id, added_at desc);

-- ---------------------------------------------------------------------------------------------------------------------
-- Live events

-- Events that an operator started or ended. The scheduled times are those of the catalogue, with which the schedule can
-- be restored; the effective ones are in `contents`.
create table steered_events (
  event_id text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz,
  scheduled_starts_at timestamptz,
  scheduled_ends_at timestamptz,
  steered_at timestamptz not null
);

-- Events that an encoder sent and that are over. Each is the video of the same id: where the catalogue has none, one is
-- created from the event's own entry, again after each import.
create table live_recordings (
  event_id text primary key,
  -- Seconds
  duration double precision not null,
  recorded_at timestamptz not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Editorial content, written by the import of the catalogue

create table news_feeds (
  feed_name text primary key,
  -- { <language>: title }
  titles jsonb not null,
  position integer not null
);

create table news_items (
  id text primary key,
  feed_name text not null references news_feeds (feed_name),
  -- { <language>: { title, summary, paragraphs } }
  texts jsonb not null,
  author text,
  -- Shown from this time.
  published_at timestamptz not null,
  artwork text references artworks (slug),
  -- [{ kind, id }]
  related jsonb not null default '[]'
);
create index news_items_newest on news_items (feed_name, published_at desc, id desc);

create table fighters (
  id text primary key,
  -- { <language>: { name, nickname? } }
  texts jsonb not null,
  -- ISO 3166-1 alpha-2
  country text,
  weight_class text not null,
  artwork text references artworks (slug),
  height_centimetres double precision,
  reach_centimetres double precision,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  -- { <method>: wins }
  wins_by_method jsonb not null,
  -- { <kind>: value }
  statistics jsonb not null,
  -- [{ opponent, foughtAt, result, method, round }]; an opponent is { fighter: id } or { name }
  bouts jsonb not null,
  video_ids text[] not null default '{}'
);
create index fighters_class on fighters (weight_class);

create table rankings (
  weight_class text primary key,
  position integer not null,
  champion_id text references fighters (id),
  -- Ids of fighters, first challenger first.
  contender_ids text[] not null default '{}'
);

-- Terms, privacy, help: by key.
create table realm_texts (
  key text primary key,
  -- { <language>: text }
  texts jsonb not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Search, written by the import of the catalogue, as a whole, after the contents

-- One row for each thing that can be found. Words of all languages are in one index, so that a title is found by each
-- of its names.
create table search_documents (
  kind text not null,
  id text not null,
  -- The group of results.
  grouped text not null check (grouped in ('LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST', 'FIGHTER', 'NEWS')),
  position integer not null,
  geo_rule text,
  access text not null,
  -- `name:value`
  facets text[] not null,
  -- Folded titles, in every language.
  titles text[] not null,
  -- Titles (A), people (B), tags, genres and taglines (C): for the order of results.
  heading tsvector not null,
  -- The same and descriptions (D): for finding. Read by its index only.
  document tsvector not null,
  primary key (kind, id)
) with (toast_tuple_target = 512);
-- Stored outside the rows, so that they are small: thousands of them are read for a common word.
alter table search_documents alter column document set storage external;
-- Stored within the rows: what ranks and narrows results is read for each of them, and reading it from elsewhere took
-- longer than the search itself.
alter table search_documents alter column heading set storage main;
alter table search_documents alter column titles set storage main;
alter table search_documents alter column facets set storage main;
-- With fastupdate, the default, entries are collected and merged at once, which makes an import much faster.
create index search_documents_words on search_documents using gin (document);
create index search_documents_titles on search_documents using gin (titles);
create index search_documents_facets on search_documents using gin (facets);
create index search_documents_order on search_documents (position, id);

-- Every word of a document, folded, for correcting mistyped ones.
create table search_words (
  word text collate "C" primary key,
  -- Number of documents that contain it.
  frequency integer not null
);

-- Each word, and each word without one of its letters.
create table search_word_keys (
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (key, word)
);

-- Names of the values of facets: { <language>: word }.
create table search_facets (
  facet text primary key,
  texts jsonb not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Playback

-- Progress of each video, and when it was last watched: the source of resume positions and of the history.
create table watch_progress (
  -- The profile that watched; the account if no profile was chosen.
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  vod_id text not null,
  -- Seconds
  position double precision not null,
  duration double precision not null,
  -- Watched up to the closing credits: there is nothing to resume.
  finished boolean not null,
  watched_at timestamptz not null,
  -- The page that wrote last, and the number of its save: saves of one page take effect in their order, not in that of
  -- their arrival.
  writer text,
  sequence bigint not null,
  primary key (viewer_id, vod_id)
);
create index watch_progress_newest on watch_progress (viewer_id, watched_at desc, vod_id desc);
create index watch_progress_account on watch_progress (account_id);
-- For popular content.
create index watch_progress_recent on watch_progress (watched_at, vod_id);

-- What an account plays on which device. Heartbeats extend an entry; a screen without heartbeats is free again. The
-- addresses of its streams end with it, so an ended entry is kept until they have expired.
create table playback_screens (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  session_id text not null,
  device text not null check (device in ('computer', 'phone', 'tablet', 'television')),
  -- [{ id, kind }]; several in a multi-view
  videos jsonb not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended boolean not null default false
);
create unique index playback_screens_held on playback_screens (account_id, session_id) where not ended;
create index playback_screens_seen on playback_screens (seen_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Favourites and watchlists

create table favourites (
  account_id text not null references accounts (id) on delete cascade,
  vod_id text not null,
  -- Increases with each favourite added; the list is read newest first.
  sequence bigint generated always as identity,
  added_at timestamptz not null,
  primary key (account_id, vod_id)
);
create index favourites_newest on favourites (account_id, sequence desc);

create table watchlists (
  id text primary key,
  -- The profile that owns it; the account if no profile was chosen.
  owner_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- Increases with each list; lists are read newest first.
  sequence bigint generated always as identity,
  created_at timestamptz not null,
  -- A deleted list can be restored for a while, with its link, its order and those who saved it.
  deleted_at timestamptz
);
create index watchlists_owner on watchlists (owner_id, sequence desc);
create index watchlists_account on watchlists (account_id);
create index watchlists_deleted on watchlists (deleted_at) where deleted_at is not null;

create table watchlist_items (
  watchlist_id text not null references watchlists (id) on delete cascade,
  -- A video and a series may have the same id.
  kind text not null check (kind in ('VOD', 'SEASON', 'PLAYLIST', 'SERIES', 'NEWS')),
  content_id text not null,
  -- The kind as the client named it when it added the item.
  content_type text not null,
  position integer not null,
  added_at timestamptz not null,
  primary key (watchlist_id, kind, content_id)
);
create index watchlist_items_order on watchlist_items (watchlist_id, position);

-- Lists of others that a viewer saved.
create table watchlist_saves (
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  watchlist_id text not null references watchlists (id) on delete cascade,
  sequence bigint generated always as identity,
  primary key (viewer_id, watchlist_id)
);
create index watchlist_saves_account on watchlist_saves (account_id);
create index watchlist_saves_watchlist on watchlist_saves (watchlist_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Notifications of changes of a viewer. Every process of the service is told whose data changed, and which, when the
-- change is committed. PostgreSQL delivers equal notifications of one transaction once.

create function tell_favourite_change() returns trigger language plpgsql as $$
declare
  changed favourites;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('footlight_viewer', json_build_object(
    'viewer', changed.account_id, 'subject', 'favourites', 'id', changed.vod_id, 'favourite', tg_op <> 'DELETE')::text);
  return null;
end
$$;
create trigger favourites_tell after insert or delete on favourites
  for each row execute function tell_favourite_change();

create function tell_progress_change() returns trigger language plpgsql as $$
declare
  changed watch_progress;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  -- A player saves every few seconds: only a video that was resumed or finished is a change, continued playback is not.
  if tg_op = 'UPDATE' then
    if old.finished = new.finished and new.watched_at < old.watched_at + interval '1 minute' then
      return null;
    end if;
  end if;
  perform pg_notify('footlight_viewer', json_build_object(
    'viewer', changed.viewer_id, 'subject', 'history', 'id', changed.vod_id,
    'watchProgress', case when tg_op = 'DELETE' then 0
      when changed.finished then 1
      else least(1, changed.position / changed.duration) end)::text);
  return null;
end
$$;
create trigger watch_progress_tell after insert or update or delete on watch_progress
  for each row execute function tell_progress_change();

create function tell_watchlist_change(list text, owner text) returns void language plpgsql as $$
declare
  saver text;
begin
  perform pg_notify('footlight_viewer', json_build_object(
    'viewer', owner, 'subject', 'watchlists', 'id', list)::text);
  for saver in select viewer_id from watchlist_saves where watchlist_id = list loop
    perform pg_notify('footlight_viewer', json_build_object(
      'viewer', saver, 'subject', 'watchlists', 'id', list)::text);
  end loop;
end
$$;

create function tell_of_watchlist() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_watchlist_change(old.id, old.owner_id);
  else
    perform tell_watchlist_change(new.id, new.owner_id);
  end if;
  return null;
end
$$;
create trigger watchlists_tell after insert or update or delete on watchlists
  for each row execute function tell_of_watchlist();

create function tell_of_watchlist_item() returns trigger language plpgsql as $$
declare
  list text;
begin
  if tg_op = 'DELETE' then list := old.watchlist_id; else list := new.watchlist_id; end if;
  perform tell_watchlist_change(list, (select owner_id from watchlists where id = list));
  return null;
end
$$;
create trigger watchlist_items_tell after insert or update or delete on watchlist_items
  for each row execute function tell_of_watchlist_item();

create function tell_of_watchlist_save() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('footlight_viewer', json_build_object(
      'viewer', old.viewer_id, 'subject', 'watchlists', 'id', old.watchlist_id)::text);
  else
    perform pg_notify('footlight_viewer', json_build_object(
      'viewer', new.viewer_id, 'subject', 'watchlists', 'id', new.watchlist_id)::text);
  end if;
  return null;
end
$$;
create trigger watchlist_saves_tell after insert or delete on watchlist_saves
  for each row execute function tell_of_watchlist_save();

-- Every process of the service is told which session or screen was ended, when it is committed: its access tokens and
-- addresses end as well.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('footlight_ended_sessions', new.id);
  return null;
end
$$;
create trigger token_families_tell after update of revoked_at on token_families
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function tell_ended_session();
create trigger playback_screens_tell after update of ended on playback_screens
  for each row when (new.ended and not old.ended) execute function tell_ended_session();

-- ---------------------------------------------------------------------------------------------------------------------
-- Commerce

create table licences (
  id text primary key,
  family text,
  -- Of the licences held in a family, the one with the highest rank takes effect.
  rank integer not null,
  type text not null check (type in ('standard', 'free')),
  -- { type, subscriptionPeriod?, trialPeriod?, startsAt?, endsAt?, endsIn?, lasts?, lastsFrom?, startWithin? }
  purchase_strategy jsonb not null,
  -- [{ countries?, default?, currency, amount, scale }], amounts in minor units
  prices jsonb not null,
  -- { <language>: { name, description } }
  texts jsonb not null,
  position integer not null,
  -- Null: the id of the licence.
  sku text,
  -- { marketingPeriod?, ctaControl?, displayStyle?, cta?: { <language>: label }, confirmPayment?, external? }
  display jsonb not null default '{}'
);

-- Families, tax rates, discounts, cancellation promotions, gift products and price migrations: one row each, checked at
-- import.
create table offers (
  kind text not null check (kind in
    ('family', 'tax-rate', 'discount', 'cancellation-promotion', 'gift-product', 'price-migration')),
  id text not null,
  data jsonb not null,
  position integer not null,
  primary key (kind, id)
);

create table vouchers (
  code text primary key,
  -- { type: 'percentage', percentage } or { type: 'amount', amount, scale }
  discount jsonb not null,
  -- Null: valid for every licence.
  licence_ids jsonb,
  starts_at timestamptz,
  expires_at timestamptz,
  -- Number of renewals that it discounts as well; null: all of them.
  life_time_repeat integer default 0,
  -- How often it can be used in total, and by one account; null: as often as wanted.
  uses integer,
  uses_per_account integer default 1,
  -- A series: its codes are generated, and each can be used once.
  series boolean not null default false
);

-- Generated codes of series.
create table voucher_codes (
  -- SHA-256 of the code, hexadecimal.
  hash text primary key,
  series text not null,
  created_at timestamptz not null
);
create index voucher_codes_series on voucher_codes (series);

-- Of uses with a payment, those count whose payment may succeed or has. Kept when a code is taken out of the file.
create table voucher_uses (
  id text primary key,
  code text not null,
  -- Without a reference: the use still counts after the account was deleted.
  account_id text not null,
  payment_id text,
  at timestamptz not null
);
create index voucher_uses_code on voucher_uses (code, account_id);

create table licences_held (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  licence_id text not null references licences (id),
  -- The provider whose customers hold the licence, and whose licences are replaced at each sign-in; null if it was
  -- bought or granted in this service.
  provider text,
  status text not null check (status in ('active', 'inactive', 'expired')),
  trial boolean not null,
  -- A licence grants access while it is active, or expired but paused.
  paused boolean not null,
  auto_renewing boolean not null,
  purchased_at timestamptz not null,
  expires_at timestamptz,
  -- Of a pass that has been bought before its first day.
  starts_at timestamptz,
  -- How long it lasts from its first playback (ISO 8601); null once that has begun, and for all other licences.
  lasts_from_play text,
  -- Billing periods are counted from here; null: never charged.
  anchor_at timestamptz,
  -- Whole periods since the anchor that are paid for.
  periods_paid integer not null default 0,
  -- Periods charged since the row was created; unlike periods_paid it is never reset, so it identifies a charge.
  charges integer not null default 0,
  -- ISO 8601; null for licences that do not renew.
  period text,
  -- Price of the next renewal before discounts: { amount, currency, scale, taxRate, taxInclusive, reverseCharge,
  -- taxCountry, taxRegion, priceId, country }
  price jsonb,
  -- What was paid for the current period, in minor units of the price.
  period_paid_amount integer not null default 0,
  period_started_at timestamptz,
  -- [{ source, code, cut, left }]; `left` null: for all renewals.
  discounts jsonb not null default '[]',
  payment_method_id text,
  payment_provider_id text,
  payment_id text,
  payment_event text not null default 'CONFIRMED'
    check (payment_event in ('CONFIRMED', 'UNCONFIRMED', 'UNKNOWN_RENEWING', 'RENEWAL')),
  pause_request text check (pause_request in ('PAUSE_REQUESTED', 'RESUME_REQUESTED')),
  resumes_at timestamptz,
  -- [{ action, requestedAt, actionDueBy }]
  pending_actions jsonb not null default '[]'
);
create index licences_held_account on licences_held (account_id);
-- Charges ahead, which their payers are told of.
create index licences_held_ending on licences_held (expires_at) where auto_renewing;
create unique index licences_held_of_provider on licences_held (account_id, provider, licence_id)
  where provider is not null;
-- An account has one row of each licence, in addition to those of providers.
create unique index licences_held_own on licences_held (account_id, licence_id) where provider is null;

-- What a licence has opened ends with it, whatever ends it: the account's players ask for new addresses.
create function end_screens_of_licence() returns trigger language plpgsql as $$
begin
  update playback_screens set ended = true where account_id = old.account_id and not ended;
  return null;
end
$$;
create trigger licences_held_end after update of status, paused, expires_at on licences_held
  for each row when (
    (old.status = 'active' and new.status <> 'active') or (new.paused and not old.paused)
    or (old.lasts_from_play is null and (
      (new.expires_at < old.expires_at) or (old.expires_at is null and new.expires_at is not null)))
  ) execute function end_screens_of_licence();
create trigger licences_held_gone after delete on licences_held
  for each row execute function end_screens_of_licence();

-- A trial is granted once per family, or once per licence without a family.
create table trials_had (
  account_id text not null references accounts (id) on delete cascade,
  scope text not null,
  at timestamptz not null,
  primary key (account_id, scope)
);

-- When a held licence is processed next: renewed, paused, resumed, or expired. Any process may take a row that is due.
create table licence_work (
  held_id text primary key references licences_held (id) on delete cascade,
  due_at timestamptz not null,
  lease_until timestamptz,
  -- Failed charges of the period that is due.
  attempts integer not null default 0
);
create index licence_work_due on licence_work (due_at);

create table baskets (
  id text primary key,
  -- Account, or guest of the access token.
  owner text not null,
  item_type text not null check (item_type in ('LICENCE', 'GIFT')),
  licence_id text,
  gift_id text,
  -- { recipientName?, recipientEmail?, message?, sendAt? }
  gift jsonb,
  -- ISO 3166-1 alpha-2: determines the price, and is evidence for the place of the tax.
  country text not null,
  voucher_code text,
  -- The owner was told that there is no trial.
  no_trial_acknowledged boolean not null default false,
  -- The total last displayed to the owner, in minor units with its currency: '999 GBP'. A different one is displayed
  -- before it is paid.
  told text,
  status text not null check (status in ('open', 'paid', 'dropped')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((licence_id is null) <> (gift_id is null))
);
create unique index baskets_open on baskets (owner) where status = 'open';
create index baskets_updated on baskets (updated_at);

create table billing_details (
  account_id text primary key references accounts (id) on delete cascade,
  details jsonb not null,
  updated_at timestamptz not null
);

-- What the register of VAT numbers says about the number of an account's billing details.
create table vat_checks (
  account_id text primary key references accounts (id) on delete cascade,
  -- With its prefix.
  number text not null,
  state text not null check (state in ('pending', 'valid', 'invalid')),
  -- Proves that the register was asked.
  consultation text,
  checked_at timestamptz,
  since timestamptz not null,
  -- When the register is asked again.
  due_at timestamptz not null
);
create index vat_checks_due on vat_checks (due_at);

create table payment_methods (
  id text primary key,
  -- Null once the account was deleted, until the provider has removed the method.
  account_id text references accounts (id) on delete set null,
  provider_id text not null,
  -- The provider's id of the request to store the method, known as soon as it responds.
  external_id text,
  -- The provider's id of the stored method, which is charged.
  method_external_id text,
  -- The provider's id of the account's customer, if it has customers.
  customer_external_id text,
  type text not null,
  brand text,
  last4_digits text,
  holder text,
  expires_on text,
  -- Of the bank that issued it, as its provider reports it (ISO 3166-1 alpha-2).
  country text,
  status text not null check (status in ('pending', 'stored', 'removed')),
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index payment_methods_account on payment_methods (account_id);
create index payment_methods_digits on payment_methods (last4_digits) where status = 'stored';
create unique index payment_methods_default on payment_methods (account_id) where is_default;
create unique index payment_methods_external on payment_methods (provider_id, external_id);

-- Payments are accounting records: they are kept when the account is deleted.
create table payments (
  id text primary key,
  -- Account, or guest.
  owner text not null,
  account_id text,
  basket_id text,
  -- Of a renewal: the held licence, and the paid period since its anchor, from 0.
  held_id text,
  period_index integer,
  item_type text not null check (item_type in ('LICENCE', 'GIFT')),
  licence_id text not null,
  sku text not null,
  -- What is delivered after the payment; computed when the payment was started.
  "order" jsonb not null,
  amount integer not null check (amount >= 0),
  tax integer not null check (tax >= 0),
  currency text not null,
  scale integer not null,
  -- Null for a total of zero.
  provider_id text,
  method_id text,
  method_type text,
  idempotency_key text not null,
  -- intended: written before the request to the provider. abandoned: given up while its outcome was open.
  status text not null check (status in
    ('intended', 'pending', 'action-required', 'succeeded', 'declined', 'abandoned')),
  external_id text,
  next_action jsonb,
  decline_code text,
  -- What the bank said about another attempt.
  decline_advice text check (decline_advice in ('newDetails', 'funds')),
  -- Until then only the process that charges may change it; afterwards any process may finish it.
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  settled_at timestamptz,
  -- When the payer’s bank took the money back; null: it did not.
  disputed_at timestamptz,
  -- When the seller won it back.
  dispute_reversed_at timestamptz,
  -- What the provider last said about the dispute, and until when it takes evidence.
  dispute_state text check (dispute_state in ('needs-response', 'under-review', 'won', 'lost')),
  dispute_due_at timestamptz,
  unique (owner, idempotency_key)
);
create index payments_owner on payments (owner, created_at desc);
create unique index payments_external on payments (provider_id, external_id) where external_id is not null;
-- One payment at a time for a basket, and for a period of a licence: a repeated request is charged once.
create unique index payments_basket_live on payments (basket_id)
  where status in ('intended', 'pending', 'action-required', 'succeeded');
create unique index payments_period_live on payments (held_id, period_index)
  where status in ('intended', 'pending', 'action-required', 'succeeded');
create index payments_disputed on payments (disputed_at) where dispute_state is not null;
create index payments_open on payments (updated_at) where status in ('intended', 'pending', 'action-required');

create table refunds (
  id text primary key,
  payment_id text not null references payments (id),
  amount integer not null check (amount > 0),
  -- intended: not accepted by the provider yet. failed: nothing was given back.
  status text not null check (status in ('intended', 'succeeded', 'failed')),
  -- Who requested it; null where the provider reported it, or the service refunded a duplicate payment.
  actor_id text,
  reason text not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, idempotency_key)
);

-- Messages of providers that have been processed, so that each takes effect once.
create table payment_events (
  provider_id text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider_id, event_id)
);

-- What finance did for customers, and codes of vouchers that administrators generated, by the key of the request, so that
-- a repeated one acts once.
create table finance_actions (
  actor_id text not null,
  key text not null,
  what text not null,
  at timestamptz not null,
  primary key (actor_id, key)
);

-- Mails about coming charges and ending cards, so that each is sent once. The subject is a licence held or a method.
create table payment_reminders (
  kind text not null check (kind in ('trial-ending', 'renewal-ahead', 'card-expiring', 'price-change')),
  subject text not null,
  at timestamptz not null,
  sent_at timestamptz not null,
  primary key (kind, subject, at)
);

-- Gifts that were paid for. The code is derived from the id with a key that is not in the database.
create table gifts (
  id text primary key,
  payment_id text not null unique references payments (id),
  product_id text not null,
  licence_id text not null,
  period text not null,
  -- SHA-256 of the code, hexadecimal.
  code_hash text not null unique,
  recipient_name text,
  recipient_email text,
  message text,
  -- When the recipient is sent a mail; null: never, the giver passes the code on.
  sends_at timestamptz,
  expires_at timestamptz not null,
  redeemed_by text,
  redeemed_at timestamptz,
  -- Refunded before it was redeemed; from then on the code is invalid.
  refunded_at timestamptz,
  created_at timestamptz not null
);

-- Credit of accounts: what was left of a plan that another replaced, what finance has given, what payments have used, and
-- what was taken back with the money that it came from. A use counts while its payment may succeed or has. Accounting
-- records: kept when the account is deleted.
create table credit_movements (
  id text primary key,
  account_id text not null,
  -- The payment with which it was kept, used or taken back; null for what finance has given.
  payment_id text,
  kind text not null check (kind in ('kept', 'given', 'used', 'taken')),
  -- The payment of whose rest it is, if it is one's.
  source_payment_id text,
  -- The refund with which it was taken back.
  refund_id text references refunds (id),
  -- Minor units: as it was paid, with its tax, and without it.
  amount integer not null check (amount > 0),
  net integer not null check (net >= 0),
  currency text not null,
  scale integer not null,
  at timestamptz not null,
  check ((payment_id is null) = (kind = 'given'))
);
create index credit_movements_account on credit_movements (account_id);
create index credit_movements_source on credit_movements (source_payment_id) where source_payment_id is not null;

-- The books, by double entry: each movement of money changes at least two accounts, by amounts whose sum is zero. A
-- movement is recorded once, in the transaction that it belongs to, and is never changed.
create table ledger_entries (
  id text primary key,
  at timestamptz not null,
  kind text not null check (kind in ('charge', 'refund', 'refundFailed', 'dispute', 'disputeReversed',
    'giftRedeemed', 'creditKept', 'creditGiven', 'creditTaken', 'fee', 'payout', 'payoutFailed', 'convertedFrom',
    'convertedTo', 'adjustment')),
  -- Null for what comes from the balance at a provider, and for credit that finance has given.
  payment_id text references payments (id),
  refund_id text references refunds (id),
  -- The change of the balance at a provider that the entry comes from.
  provider_id text,
  movement_id text,
  -- The credit that finance has given.
  credit_id text references credit_movements (id),
  check (num_nonnulls(payment_id, movement_id, credit_id) = 1 and (movement_id is null) = (provider_id is null))
);
create unique index ledger_entries_once on ledger_entries (payment_id, kind, coalesce(refund_id, ''))
  where payment_id is not null and kind <> 'creditKept';
create unique index ledger_entries_movement on ledger_entries (provider_id, movement_id, kind)
  where movement_id is not null;
create unique index ledger_entries_credit on ledger_entries (credit_id) where credit_id is not null;
create index ledger_entries_at on ledger_entries (at);

create table ledger_lines (
  entry_id text not null references ledger_entries (id),
  -- receivable:<provider>, revenue:<licence>, tax:<country>[-<region>], gifts:<licence>, refunds:<licence>,
  -- disputes:<licence>, credits:<account>, goodwill:credit, fees:<provider>, bank:<provider>, exchange:<provider> or
  -- adjustments:<provider>
  account text not null,
  -- Minor units: a debit is positive, a credit negative.
  amount bigint not null check (amount <> 0),
  currency text not null,
  scale integer not null,
  primary key (entry_id, account)
);

-- Sales and money that went back, as recorded with the company that keeps the taxes.
create table tax_records (
  entry_id text primary key references ledger_entries (id),
  external_id text not null,
  recorded_at timestamptz not null
);

-- Changes of the seller's balance at a provider, in the currency that it is settled in; minor units.
create table provider_movements (
  provider_id text not null,
  id text not null,
  kind text not null,
  payment_external_id text,
  refund_external_id text,
  refund_key text,
  -- Before fees; positive in favour of the seller.
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  scale integer not null,
  -- What the payer paid or was given, in the currency of the payment.
  paid_amount bigint,
  paid_currency text,
  at timestamptz not null,
  -- Known once it is paid out.
  payout_id text,
  primary key (provider_id, id)
);
create index provider_movements_at on provider_movements (provider_id, at);
create index provider_movements_payout on provider_movements (provider_id, payout_id);

-- What providers have sent to the seller's bank, compared with the payments, refunds and disputes here.
create table provider_payouts (
  provider_id text not null,
  id text not null,
  amount bigint not null,
  currency text not null,
  scale integer not null,
  status text not null check (status in ('pending', 'paid', 'failed')),
  created_at timestamptz not null,
  arrives_at timestamptz not null,
  -- Null until it was compared.
  compared_at timestamptz,
  movements integer not null default 0,
  gross bigint not null default 0,
  fees bigint not null default 0,
  -- The first of them.
  differences jsonb not null default '[]',
  difference_count integer not null default 0,
  primary key (provider_id, id)
);
create index provider_payouts_created on provider_payouts (created_at desc, provider_id, id);

-- Invoices, and credit notes of refunds, with what was valid when they were issued. Each seller has one series of numbers
-- without gaps.
create table invoice_series (
  seller text primary key,
  last_number integer not null
);

create table invoices (
  seller text not null references invoice_series (seller),
  number integer not null,
  kind text not null check (kind in ('invoice', 'creditNote')),
  payment_id text not null references payments (id),
  refund_id text references refunds (id),
  issued_at timestamptz not null,
  -- The refund of a credit note has failed afterwards.
  void_at timestamptz,
  -- Lines of the seller's name, address and tax number.
  seller_lines jsonb not null,
  -- The billing details of the payer.
  buyer jsonb not null,
  primary key (seller, number)
);
create unique index invoices_once on invoices (payment_id, coalesce(refund_id, ''));

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_lines where entry_id = new.entry_id) <> 0
    or (select count(distinct currency) from ledger_lines where entry_id = new.entry_id) <> 1
  then raise exception 'the ledger entry % is not balanced', new.entry_id;
  end if;
  return null;
end
$$;
create constraint trigger ledger_lines_balanced after insert on ledger_lines
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: record a movement that reverses the other';
end
$$;
create trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_lines_kept before update or delete on ledger_lines
  for each row execute function refuse_ledger_change();

-- Answers of licence holders to announced prices, and to offers made when they wanted to cancel.
create table price_migration_answers (
  migration_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  answer text not null check (answer in ('CONTINUED', 'LEFT')),
  answered_at timestamptz not null,
  primary key (migration_id, account_id)
);

create table promotion_answers (
  promotion_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  answer text not null check (answer in ('REDEEMED', 'REFUSED')),
  answered_at timestamptz not null,
  primary key (promotion_id, account_id)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Reviews

-- A video may be removed from the catalogue and added again: its reviews are kept.
create table reviews (
  id text primary key,
  vod_id text not null,
  -- The profile that wrote it, or the account; null for imported ones.
  viewer_id text,
  account_id text references accounts (id) on delete cascade,
  -- Of an imported review; the author of any other is displayed with the name of the profile.
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  text text not null,
  -- Increases with each review: reviews with equal order are sorted newest first.
  sequence bigint generated always as identity,
  posted_at timestamptz not null,
  edited_at timestamptz,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  hidden_at timestamptz,
  -- Time of the latest report; null if there is none since an administrator examined the review.
  reported_at timestamptz,
  check ((viewer_id is null) = (account_id is null)),
  unique (vod_id, viewer_id)
);
create index reviews_newest on reviews (vod_id, posted_at desc, sequence desc) where hidden_at is null;
create index reviews_account on reviews (account_id);
create index reviews_reported on reviews (reported_at desc, sequence desc) where reported_at is not null;
create index reviews_hidden on reviews (hidden_at desc, sequence desc) where hidden_at is not null;

create table review_votes (
  review_id text not null references reviews (id) on delete cascade,
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  primary key (review_id, viewer_id)
);
create index review_votes_account on review_votes (account_id);

create table review_reports (
  review_id text not null references reviews (id) on delete cascade,
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'spoiler', 'other')),
  at timestamptz not null,
  primary key (review_id, viewer_id)
);
create index review_reports_account on review_reports (account_id);

-- Recent writes of each account, for the hourly limit; kept when the review is deleted.
create table review_writes (
  account_id text not null references accounts (id) on delete cascade,
  at timestamptz not null
);
create index review_writes_account on review_writes (account_id, at);
create index review_writes_at on review_writes (at);

-- A trigger, because deleting an account deletes its votes, and the counts must follow.
create function count_review_vote() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reviews set helpful_count = helpful_count + 1 where id = new.review_id;
  else
    update reviews set helpful_count = greatest(0, helpful_count - 1) where id = old.review_id;
  end if;
  return null;
end
$$;
create trigger review_votes_count after insert or delete on review_votes
  for each row execute function count_review_vote();

-- ---------------------------------------------------------------------------------------------------------------------
-- Rooms

-- The shared playback position is one row, so that it survives a restart and all processes read the same one.
create table rooms (
  id text primary key,
  content_kind text not null check (content_kind in ('vod', 'live')),
  content_id text not null,
  -- A member; when the host leaves, another member becomes host.
  host_id text,
  everyone_steers boolean not null default false,
  state text not null check (state in ('playing', 'paused')),
  position_seconds double precision not null check (position_seconds >= 0),
  rate double precision not null check (rate between 0.25 and 2),
  -- Milliseconds since 1970 at which the video was at that position.
  at_ms double precision not null,
  revision bigint not null default 0,
  -- The viewer or guest that opened it, for the hourly limit.
  opened_by text not null,
  opened_at timestamptz not null,
  active_at timestamptz not null,
  closed_at timestamptz
);
create index rooms_opened on rooms (opened_by, opened_at);
create index rooms_active on rooms (active_at) where closed_at is null;

create table room_members (
  id text primary key,
  room_id text not null references rooms (id) on delete cascade,
  -- The profile, else the account, else the guest.
  subject text not null,
  account_id text references accounts (id) on delete cascade,
  name text not null,
  may_chat boolean not null,
  joined_at timestamptz not null,
  status text not null check (status in ('watching', 'buffering', 'ad', 'away')),
  -- Whether a connection is open, and when that was last known.
  connected boolean not null default false,
  seen_at timestamptz not null,
  left_at timestamptz,
  removed_at timestamptz,
  ticket_hash text,
  ticket_ends_at timestamptz,
  unique (room_id, subject)
);
create index room_members_account on room_members (account_id);
create index room_members_ticket on room_members (ticket_hash) where ticket_hash is not null;

create table room_messages (
  id text primary key,
  room_id text not null references rooms (id) on delete cascade,
  member_id text not null references room_members (id) on delete cascade,
  name text not null,
  text text not null,
  sequence bigint generated always as identity,
  at timestamptz not null
);
create index room_messages_latest on room_messages (room_id, sequence desc);
create index room_messages_member on room_messages (member_id, at);

create table room_reactions (
  message_id text not null references room_messages (id) on delete cascade,
  member_id text not null references room_members (id) on delete cascade,
  reaction text not null check (reaction in ('like', 'love', 'laugh', 'surprise', 'sad', 'applause')),
  at timestamptz not null,
  primary key (message_id, member_id, reaction)
);
create index room_reactions_member on room_reactions (member_id);

create table room_blocks (
  member_id text not null references room_members (id) on delete cascade,
  blocked_id text not null references room_members (id) on delete cascade,
  primary key (member_id, blocked_id)
);
create index room_blocks_blocked on room_blocks (blocked_id);

-- Kept after the room is deleted, with a copy of the reported message.
create table room_reports (
  id text primary key,
  room_id text not null,
  reporter_subject text not null,
  reporter_name text not null,
  reported_id text not null,
  reported_name text not null,
  reported_account_id text references accounts (id) on delete set null,
  message_id text,
  message text,
  reason text not null check (reason in ('spam', 'abuse', 'other')),
  sequence bigint generated always as identity,
  at timestamptz not null,
  settled_at timestamptz
);
create unique index room_reports_once on room_reports (room_id, reporter_subject, reported_id, coalesce(message_id, ''));
create index room_reports_open on room_reports (sequence desc) where settled_at is null;
create index room_reports_reporter on room_reports (reporter_subject, at);
create index room_reports_account on room_reports (reported_account_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- The service itself

-- Fingerprints with which the processes of the service detect that their secrets differ; never the secret itself.
create table service_keys (
  name text primary key,
  fingerprint text not null
);

-- Repeated work. One process at a time has the lease of a job, and extends it while it works.
create table jobs (
  name text primary key,
  every_ms integer not null,
  due_at timestamptz not null,
  leased_by text,
  leased_until timestamptz not null,
  last_success_at timestamptz,
  failures integer not null default 0
);
