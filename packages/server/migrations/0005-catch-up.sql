-- For how long a channel offers what it has sent.

alter table contents add column catch_up jsonb check (catch_up is null or kind = 'CHANNEL');
