import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Amount } from '#platform/ui/layout/Amount.tsx';

import { messages } from './messages.ts';
import './pay.css';

/** The amount that would be paid, with what it is above it and what is added to it below. */
export function PayTotal({ label, cents, isFee }: { label: ReactNode; cents: number | null; isFee: boolean }) {
  return (
    <div className="pay-total">
      <p className="muted small">{label}</p>
      <p>
        <Amount cents={cents} size="due" />
      </p>
      <p>
        <FormattedMessage {...(isFee ? messages.noOtherFee : messages.noFee)} />
      </p>
    </div>
  );
}
