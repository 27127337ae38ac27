import type { PaymentMethodType } from '#contract/payment.ts';

/** Brand names shortened to fit on the tile. The full name is shown beside it. */
const SHORT_BRANDS: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MC',
  discover: 'Disc',
  'american express': 'Amex',
};

interface Props {
  type: PaymentMethodType;
  issuerName: string;
  isDisabled?: boolean;
}

/**
 * Tile with a card's brand (text, not the brand's logo) or a bank icon. Hidden from screen readers, because the name is shown beside it.
 */
export function MethodTile({ type, issuerName, isDisabled = false }: Props) {
  const look = isDisabled ? ' tile-off' : type === 'ACH' ? ' tile-bank' : '';
  return (
    <span className={`tile${look}`} aria-hidden="true">
      {type === 'ACH' ? (
        <Icon d="M3 9l9-6 9 6ZM5 9v9M10 9v9M14 9v9M19 9v9M3 20.5h18" />
      ) : (
        (SHORT_BRANDS[issuerName.toLowerCase()] ?? <Icon d="M2 5h20v14H2ZM2 10h20M6 15h4" />)
      )}
    </span>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24">
      <path d={d} />
    </svg>
  );
}
