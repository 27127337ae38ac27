import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

import { ActionButton, type ButtonLook } from './ActionButton.tsx';

/** Opens the browser's print dialog; the print styles do the rest. */
export function PrintButton({ look = 'secondary', children }: { look?: ButtonLook; children?: ReactNode }) {
  return (
    <ActionButton look={look} onClick={() => window.print()}>
      {children ?? <FormattedMessage {...messages.print} />}
    </ActionButton>
  );
}
