import type { LabelKey, LabelValues } from '@footlight/i18n';
import { createContext, use, type ReactNode } from 'react';

export interface LabelsValue {
  /** The words for a key, in the language of the page or element. */
  readonly t: (key: LabelKey, values?: LabelValues) => string;
  /** Language tag, for dates, numbers and durations. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const LabelsContext = createContext<LabelsValue>({ t: (key) => key, language: 'en', direction: 'ltr' });

/** Gives every component below its words. */
export const LabelsProvider = ({
  value,
  children,
}: {
  readonly value: LabelsValue;
  readonly children: ReactNode;
}) => <LabelsContext value={value}>{children}</LabelsContext>;

export const useLabels = (): LabelsValue => use(LabelsContext);
