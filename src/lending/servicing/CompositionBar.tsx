import type { AmountPart } from '#domain/amountDue.ts';

import './servicing.css';

/** A part is never drawn smaller than this share of the largest one, so that it can be seen. */
const LEAST_SHARE = 0.02;

/** How a payment is made up, as one bar. The rows below it are its legend, and say the same in words and figures. */
export function CompositionBar({ parts }: { parts: readonly AmountPart[] }) {
  const largest = Math.max(...parts.map(({ cents }) => cents));
  return (
    <div className="composition-bar" aria-hidden="true">
      {parts.map(({ name, cents }, index) => (
        <span key={name} className={`chart-${index + 1}`} style={{ flexGrow: Math.max(cents, largest * LEAST_SHARE) }} />
      ))}
    </div>
  );
}
