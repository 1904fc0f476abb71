import type { LabelKey, LabelValues } from '@footlight/i18n';
import { createContext, use, type ReactNode } from 'react';

export interface LabelsValue {
  /** The text of a key, in the language of the page or element. */
  readonly t: (key: LabelKey, values?: LabelValues) => string;
  /** Language tag, for dates, numbers and durations. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const LabelsContext = createContext<LabelsValue>({ t: (key) => key, language: 'en', direction: 'ltr' });

/** Provides labels to the components below. */
export const LabelsProvider = ({
  value,
  children,
}: {
  readonly value: LabelsValue;
  readonly children: ReactNode;
}) => <LabelsContext value={value}>{children}</LabelsContext>;

export const useLabels = (): LabelsValue => use(LabelsContext);
