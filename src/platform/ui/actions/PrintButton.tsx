import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/layout/messages.ts';

interface Props {
  variant?: ButtonProps['variant'];
  children?: ReactNode;
}

export function PrintButton({ variant = 'outlined', children }: Props) {
  return (
    <Button variant={variant} onClick={() => window.print()}>
      {children ?? <FormattedMessage {...messages.print} />}
    </Button>
  );
}
