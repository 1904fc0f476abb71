import type { CardLock } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { Lock, MapPinOff } from 'lucide-react';
import { useLabels } from '../labels/labels.js';
import { Chip } from './chip.js';

/** The words for each thing that stands between a reader and a title. */
const LOCK_LABELS: Readonly<Record<CardLock, LabelKey>> = {
  'signed-out': 'signInToWatch',
  'licence-missing': 'purchase',
  geoblocked: 'notAvailableHere',
};

/** Says what would open a title, or that nothing here does. */
export const LockChip = ({ lock }: { readonly lock: CardLock }) => {
  const { t } = useLabels();
  const Icon = lock === 'geoblocked' ? MapPinOff : Lock;
  return <Chip sign={<Icon size={13} strokeWidth={1.75} />}>{t(LOCK_LABELS[lock])}</Chip>;
};
