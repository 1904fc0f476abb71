-- What is only the trailer of something else is not offered beside a video.
create index contents_trailers on contents (trailer_id) where trailer_id is not null;
