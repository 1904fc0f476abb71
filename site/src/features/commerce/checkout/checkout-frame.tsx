import { classNames, headings } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useViewer } from '../../../app/site-context.js';
import { useCheckoutLabels } from './checkout-labels.js';
import styles from './checkout-frame.module.css';

export type CheckoutStep = 'stepPlan' | 'stepAccount' | 'stepPayment';

/** Progress of a new viewer through the checkout; signed-in viewers skip the account step. */
const Steps = ({ current }: { readonly current: CheckoutStep }) => {
  const t = useCheckoutLabels();
  const viewer = useViewer();
  const steps: readonly CheckoutStep[] =
    viewer?.isGuest === false && current !== 'stepAccount'
      ? ['stepPlan', 'stepPayment']
      : ['stepPlan', 'stepAccount', 'stepPayment'];
  const at = steps.indexOf(current);
  return (
    <ol className={styles['steps']} aria-label={t('stepsOf', { step: at + 1, count: steps.length })}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles['step']}
          data-done={index < at}
          aria-current={index === at ? 'step' : undefined}
        >
          {t(step)}
        </li>
      ))}
    </ol>
  );
};

/** A page of the checkout with its title, current step and content. */
export const CheckoutFrame = ({
  title,
  lead,
  step,
  narrow = false,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly step?: CheckoutStep;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={classNames(styles['page'], narrow ? styles['narrow'] : undefined)}>
    <header className={styles['head']}>
      {step !== undefined && <Steps current={step} />}
      <h1 className={headings['feature']} dir="auto">
        {title}
      </h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </header>
    {children}
  </div>
);
