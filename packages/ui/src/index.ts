export { Airing, type AiringProps } from './guide/airing.js';
export { Artwork, type ArtworkProps } from './media/artwork.js';
export { BlockingModal, type BlockingModalProps } from './layout/blocking-modal.js';
export { Brand, Mark } from './layout/brand.js';
export { Button, ButtonLink } from './controls/button.js';
export { Card, type CardPanel, type CardProps } from './content/card/card.js';
export { ChannelLogo, type ChannelLogoProps } from './guide/channel-logo.js';
export { Chip, type ChipProps } from './controls/chip.js';
export { LockChip } from './controls/lock-chip.js';
export { Countdown } from './live/countdown.js';
export { DayHeading, dayName } from './text/day-heading.js';
export { EpisodeList, type EpisodeListProps } from './content/episode-list/episode-list.js';
export { FighterCard, type FighterCardProps } from './content/fighter-card/fighter-card.js';
export { FighterPortrait } from './content/fighter-card/fighter-portrait.js';
export { FigureTable, type Figure } from './content/fighter-card/figure-table.js';
export { FilterLinks, type FilterLink } from './controls/filter-links.js';
export { Fold } from './controls/fold.js';
export {
  GuideCard,
  GuideCardError,
  ProgrammeDetails,
  guideCardSheets,
  programmeDay,
  programmeStart,
  programmeTimes,
  type GuideCardProps,
  type ProgrammeDetailsProps,
} from './guide/index.js';
export * from './forms/index.js';
export { default as headings } from './text/heading.module.css';
export { Hero, type HeroMotion, type HeroProps } from './content/hero/hero.js';
export { CloseButton } from './controls/close-button.js';
export { IconButton, type IconButtonProps } from './controls/icon-button.js';
export { classNames } from './labels/class-names.js';
export { formatDay, formatDuration, formatLanguages, formatMoment, formatStart } from './labels/durations.js';
export { LabelsProvider, useLabels, type LabelsValue } from './labels/labels.js';
export { Link, LinkProvider, type LinkProps } from './labels/link.js';
export { ListEnd, type ListEndProps } from './layout/list-end.js';
export {
  LiveNowButton,
  LiveNowPanel,
  liveNowSheets,
  type LiveNowButtonProps,
  type LiveNowPanelProps,
} from './live/index.js';
export { LiveToast, type LiveToastProps } from './live/live-toast.js';
export { useMedia } from './viewport/use-media.js';
export { Menu, type MenuProps } from './controls/menu.js';
export { MetaLine } from './content/meta-line/meta-line.js';
export { NewsCard, type NewsCardProps } from './editorial/news-card.js';
export { Notice, type NoticeProps } from './feedback/notice.js';
export { PageHeading } from './layout/page-heading.js';
export { PageHeader, type PageHeaderProps } from './layout/page-header.js';
export { PlaylistPanel, type PlaylistPanelProps } from './content/playlist-panel/playlist-panel.js';
export { RatingBars, type RatingBarsProps } from './reviews/rating-bars.js';
export { StarChoice, type StarChoiceProps } from './reviews/star-choice.js';
export { Stars } from './reviews/stars.js';
export * from './rooms/index.js';
export { Row, type RowProps } from './content/row/row.js';
export { RowPositionsProvider, type RowPositions } from './content/row/row-positions.js';
export { RowSkeleton } from './content/row/row-skeleton.js';
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
} from './content/fighter-card/sports-labels.js';
export { SectionTile } from './content/card/section-tile.js';
export { SelectField, type SelectFieldProps } from './forms/select-field.js';
export { SeasonPicker } from './content/season-picker/season-picker.js';
export type { SeasonError, SeasonPickerProps } from './content/season-picker/season-picking.js';
export { SeasonTabs, type SeasonTabsProps } from './content/season-tabs/season-tabs.js';
export { ShareControl, type ShareControlProps } from './embed/share-control.js';
export { SlidePanel, type SlidePanelProps } from './layout/slide-panel.js';
export { Sheet, type SheetProps } from './layout/sheet.js';
export { Switch, type SwitchProps } from './controls/switch.js';
export { Skeleton } from './feedback/skeleton.js';
export { TextArea, type TextAreaProps } from './forms/text-area.js';
export { TextField, type TextFieldProps } from './forms/text-field.js';
export { Toast, type ToastProps } from './feedback/toast.js';
export { unseen } from './text/unseen.js';
export { unseenSheet } from './text/unseen.styles.js';
export * from './lists/index.js';
export { useEndOfList } from './viewport/use-end-of-list.js';
export { useIsServerRendered } from './labels/server-rendered.js';
export { HydrationProvider, useIsHydrating } from './labels/hydration.js';
export { HERE, useViewerLocale, type ViewerLocale } from './labels/viewer-locale.js';
