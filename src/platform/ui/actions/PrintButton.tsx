import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

import { ActionButton } from './ActionButton.tsx';

/** Opens the browser's print dialog; the print styles do the rest. */
export function PrintButton({ children }: { children?: ReactNode }) {
  return <ActionButton onClick={() => window.print()}>{children ?? <FormattedMessage {...messages.print} />}</ActionButton>;
}
