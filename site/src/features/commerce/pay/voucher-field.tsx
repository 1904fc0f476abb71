import type { VoucherTry } from '@footlight/state';
import { Button, TextField } from '@footlight/ui';
import { useState } from 'react';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { voucherErrorMessage } from '../checkout/error-message.js';
import styles from './order-summary.module.css';

/** Maximum length that the service accepts. */
const LONGEST = 64;

/**
 * Input for a voucher code. It can be submitted unless it is empty or being checked. A refusal is shown only while the
 * field contains the refused code.
 * @see docs/rules/commerce.md MONEY-83
 */
export const VoucherField = ({
  tried,
  onApply,
  disabled,
}: {
  readonly tried: VoucherTry | null;
  readonly onApply: (code: string) => Promise<void>;
  readonly disabled: boolean;
}) => {
  const t = useCheckoutLabels();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const isChecking = tried?.status === 'checking';
  const issue =
    tried?.status === 'refused' && tried.code === code
      ? tried.error === null
        ? t('voucherInvalid')
        : voucherErrorMessage(tried.error, t)
      : undefined;
  return (
    <form
      className={styles['voucherForm']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '' && !isChecking && !disabled) void onApply(code);
      }}
    >
      <TextField
        label={t('voucherLabel')}
        name="voucher"
        value={typed}
        onValue={setTyped}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        disabled={disabled}
        error={issue}
      />
      <Button type="submit" disabled={disabled || isChecking || code === ''}>
        {isChecking ? t('voucherChecking') : t('voucherApply')}
      </Button>
      <p className={styles['said']} role="status">
        {tried?.status === 'applied' && tried.code === code ? t('voucherApplied', { code }) : ''}
      </p>
    </form>
  );
};
