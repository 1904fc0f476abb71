import type { CardLock } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { Lock, MapPinOff } from 'lucide-react';
import { useLabels } from '../labels/labels.js';
import { Chip } from './chip.js';

/** Labels for what prevents a viewer from watching a title. */
const LOCK_LABELS: Readonly<Record<CardLock, LabelKey>> = {
  'signed-out': 'signInToWatch',
  'licence-missing': 'purchase',
  geoblocked: 'notAvailableHere',
};

/** States what would unlock a title, or that it is not available here. */
export const LockChip = ({ lock }: { readonly lock: CardLock }) => {
  const { t } = useLabels();
  const Icon = lock === 'geoblocked' ? MapPinOff : Lock;
  return <Chip sign={<Icon size={13} strokeWidth={1.75} />}>{t(LOCK_LABELS[lock])}</Chip>;
};
