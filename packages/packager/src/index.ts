export {
  ADD_USAGE,
  idFromName,
  isId,
  languageInName,
  readAddArguments,
} from './add-command/add-arguments.js';
export { filmIdOf, isFilmFile } from './add-command/film-sources.js';
export { runAddProgram } from './add-command/add-program.js';
export { CAPTION_FORMATS } from './add-command/captions.js';
export { EncodeRequest, runEncodeProgram } from './add-command/encode-program.js';
export { VIDEO_CODECS, type VideoCodec } from './add-command/picture-encoders.js';
export { workFolder } from './add-command/make-film.js';
export { languageOf } from './add-command/source-facts.js';
export type { ProgressReport } from './add-command/work-progress.js';
export { ArtworkFolder } from './artwork/artwork-folder.js';
export { ARTWORK_KINDS, PICTURES_ROOT, type ArtworkKind, pictureAddress } from './artwork/artwork-kinds.js';
export { meanColour, readPicture } from './artwork/draw-picture.js';
export { PictureCache } from './artwork/picture-cache.js';
export { largestWidth, offeredWidths } from './artwork/picture-widths.js';
export { PicturesService } from './artwork/pictures.service.js';
export { dvrQuery } from './addresses/dvr-window.js';
export { StreamGrant, type StreamSigner, createStreamSigner } from './addresses/signing.js';
export {
  MEDIA_ROOT,
  chaptersAddress,
  liveFolder,
  streamAddresses,
  thumbnailsAddress,
  vodFolder,
} from './addresses/stream-address.js';
export { registerMedia } from './delivery/media.routes.js';
export { findFfmpeg } from './ffmpeg/find-ffmpeg.js';
export { LANGUAGE, SLUG } from './films/film-description.js';
export { FILM_FILE, filmPrefix, filmSlugs, readFilmFiles } from './films/film-files.js';
export { type Film, type FilmIndex, createFilmIndex } from './films/film-index.js';
export { filmIssues } from './films/film-issues.js';
export {
  type ClosedIngest,
  closeIngest,
  closedIngest,
  ingestedEvents,
  putRehearsalAside,
} from './ingest/close-ingest.js';
export { freeIngest } from './ingest/free-ingest.js';
export { ingestFolder } from './ingest/ingest-folder.js';
export { type Ingest, type IngestIndex, createIngestIndex } from './ingest/ingest-index.js';
export { JournalLine, Recording, journalText } from './ingest/ingest-journal.js';
export { ingestDescription } from './ingest/ingest-packager.js';
export { applyLine, emptyIngest, nextNumber } from './ingest/ingest-state.js';
export { sentTimes } from './ingest/sent-times.js';
export { recordedRange } from './ingest/recorded-range.js';
export { LIVE_USAGE, readLiveArguments } from './live-command/command-arguments.js';
export { isCommandError } from './command-error.js';
export { freePort } from './live-command/encoder-front.js';
export { runLiveProgram } from './live-command/live-program.js';
export { isMediaError } from './media-error.js';
export {
  type ContentKeys,
  type EncryptionMode,
  type Protection,
  createContentKeys,
} from './protection/content-keys.js';
export { signedAddress } from './relay/origin-token.js';
export { relayAddress, relayFolder } from './relay/relay.js';
export type { BucketSettings } from './store/bucket-settings.js';
export { FolderStore } from './store/folder-store.js';
export { openStore } from './store/open-store.js';
export type { MediaStore, StoreReader } from './store/media-store.js';
export { readObject, readStoredText } from './store/read-object.js';
export { S3Store } from './store/s3-store.js';
export { isStoreError } from './store/store-error.js';
