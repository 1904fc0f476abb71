-- Where a title or an event plays from, where that is not a film of the realm:
-- { origin, address, protocol, drm }; the origin is one of the realm file's `streamOrigins`.
alter table contents add column source jsonb;
