import { FormattedMessage } from 'react-intl';

import { formatCents } from '#domain/money.ts';
import { messages } from '#platform/ui/layout/messages.ts';

interface Props {
  /** Null means unknown: shown as a dash, never as zero. */
  cents: number | null;
  /** `due` is the one large amount of a card. */
  size?: 'due' | 'row';
}

/** Always has cents. In the large size they are less prominent. */
export function Amount({ cents, size = 'row' }: Props) {
  const className = `amount amount-${size}`;
  if (cents !== null) {
    const words = formatCents(cents);
    if (size === 'row') return <span className={className}>{words}</span>;
    return (
      <span className={className}>
        {words.slice(0, -3)}
        <span className="cents">{words.slice(-3)}</span>
      </span>
    );
  }
  return (
    <span className={className}>
      <span aria-hidden="true">
        <FormattedMessage {...messages.unknownAmount} />
      </span>
      <span className="visually-hidden">
        <FormattedMessage {...messages.unknownAmountSpoken} />
      </span>
    </span>
  );
}
