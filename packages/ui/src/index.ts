export { Artwork, type ArtworkProps } from './artwork/artwork.js';
export { Brand, Mark } from './brand/brand.js';
export { Button, ButtonLink } from './button/button.js';
export { Card, type CardProps } from './card/card.js';
export { Chip, type ChipProps } from './chip/chip.js';
export { Countdown } from './countdown/countdown.js';
export { EpisodeList, type EpisodeListProps } from './episode-list/episode-list.js';
export { Hero, type HeroProps } from './hero/hero.js';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.js';
export { classNames } from './labels/class-names.js';
export { formatDuration, formatLanguages, formatStart } from './labels/durations.js';
export { LabelsProvider, useLabels, type LabelsValue } from './labels/labels.js';
export { Link, LinkProvider, type LinkProps } from './labels/link.js';
export {
  LiveNowButton,
  LiveNowPanel,
  liveNowSheets,
  type LiveNowButtonProps,
  type LiveNowPanelProps,
} from './live-now/index.js';
export { Menu, type MenuProps } from './menu/menu.js';
export { MetaLine } from './meta-line/meta-line.js';
export { Notice, type NoticeProps } from './notice/notice.js';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.js';
export { Row, type RowProps } from './row/row.js';
export { RowSkeleton } from './row/row-skeleton.js';
export { SeasonTabs, type SeasonTabsProps } from './season-tabs/season-tabs.js';
export { Skeleton } from './skeleton/skeleton.js';
export { TextField, type TextFieldProps } from './text-field/text-field.js';
