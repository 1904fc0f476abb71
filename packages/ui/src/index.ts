export { Airing, type AiringProps } from './airing/airing.js';
export { Artwork, type ArtworkProps } from './artwork/artwork.js';
export { BlockingModal, type BlockingModalProps } from './blocking/blocking-modal.js';
export { Brand, Mark } from './brand/brand.js';
export { Button, ButtonLink } from './button/button.js';
export { Card, type CardPanel, type CardProps } from './card/card.js';
export { ChannelLogo, type ChannelLogoProps } from './channel-logo/channel-logo.js';
export { Chip, type ChipProps } from './chip/chip.js';
export { LockChip } from './chip/lock-chip.js';
export { Countdown } from './countdown/countdown.js';
export { DayHeading, dayName } from './day-heading/day-heading.js';
export { EpisodeList, type EpisodeListProps } from './episode-list/episode-list.js';
export { FighterCard, type FighterCardProps } from './fighter-card/fighter-card.js';
export { FighterPortrait } from './fighter-card/fighter-portrait.js';
export { FigureTable, type Figure } from './figure-table/figure-table.js';
export { FilterLinks, type FilterLink } from './filter-links/filter-links.js';
export { Fold } from './fold/fold.js';
export {
  GuideCard,
  GuideCardFailure,
  ProgrammeDetails,
  guideCardSheets,
  programmeDay,
  programmeStart,
  programmeTimes,
  type GuideCardProps,
  type ProgrammeDetailsProps,
} from './guide-card/index.js';
export * from './form/index.js';
export { default as headings } from './heading/heading.module.css';
export { Hero, type HeroMotion, type HeroProps } from './hero/hero.js';
export { CloseButton } from './icon-button/close-button.js';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.js';
export { classNames } from './labels/class-names.js';
export { formatDay, formatDuration, formatLanguages, formatMoment, formatStart } from './labels/durations.js';
export { LabelsProvider, useLabels, type LabelsValue } from './labels/labels.js';
export { Link, LinkProvider, type LinkProps } from './labels/link.js';
export { ListEnd, type ListEndProps } from './list-end/list-end.js';
export {
  LiveNowButton,
  LiveNowPanel,
  liveNowSheets,
  type LiveNowButtonProps,
  type LiveNowPanelProps,
} from './live-now/index.js';
export { LiveToast, type LiveToastProps } from './live-toast/live-toast.js';
export { useMedia } from './media/use-media.js';
export { Menu, type MenuProps } from './menu/menu.js';
export { MetaLine } from './meta-line/meta-line.js';
export { NewsCard, type NewsCardProps } from './news-card/news-card.js';
export { Notice, type NoticeProps } from './notice/notice.js';
export { PageHeading } from './page-heading/page-heading.js';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.js';
export { PlaylistPanel, type PlaylistPanelProps } from './playlist-card/playlist-panel.js';
export { RatingBars, type RatingBarsProps } from './reviews/rating-bars.js';
export { StarChoice, type StarChoiceProps } from './reviews/star-choice.js';
export { Stars } from './reviews/stars.js';
export * from './rooms/index.js';
export { Row, type RowProps } from './row/row.js';
export { RowPositionsProvider, type RowPositions } from './row/row-positions.js';
export { RowSkeleton } from './row/row-skeleton.js';
export { CardGrid } from './search/card-grid.js';
export { CardGridSkeleton } from './search/card-grid-skeleton.js';
export { FacetFilters } from './search/facet-filters.js';
export { PillButton } from './search/pills.js';
export { SearchField, type SearchFieldProps } from './search/search-field.js';
export {
  STATISTIC_LABELS,
  WEIGHT_CLASS_LABELS,
  WIN_METHOD_LABELS,
  formatRecord,
} from './labels/sports-labels.js';
export { SectionTile } from './card/section-tile.js';
export { SelectField, type SelectFieldProps } from './select-field/select-field.js';
export { SeasonPicker } from './season-picker/season-picker.js';
export type { SeasonFault, SeasonPickerProps } from './season-picker/season-picking.js';
export { SeasonTabs, type SeasonTabsProps } from './season-tabs/season-tabs.js';
export { ShareControl, type ShareControlProps } from './share/share-control.js';
export { SlidePanel, type SlidePanelProps } from './slide-panel/slide-panel.js';
export { Sheet, type SheetProps } from './sheet/sheet.js';
export { Switch, type SwitchProps } from './switch/switch.js';
export { Skeleton } from './skeleton/skeleton.js';
export { TextArea, type TextAreaProps } from './text-field/text-area.js';
export { TextField, type TextFieldProps } from './text-field/text-field.js';
export { Toast, type ToastProps } from './toast/toast.js';
export { unseen } from './unseen/unseen.js';
export { unseenSheet } from './unseen/unseen.styles.js';
export * from './watchlist/index.js';
export { useEndOfList } from './scroll/use-end-of-list.js';
export { useIsServerRendered } from './labels/server-rendered.js';
export { HydrationProvider, useIsHydrating } from './labels/hydration.js';
export { HERE, useViewerLocale, type ViewerLocale } from './labels/viewer-locale.js';
