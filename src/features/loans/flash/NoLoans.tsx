import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';

import { messages as listMessages } from '../messages.ts';
import type { ListFlash } from './listFlash.ts';
import { useShowFlash } from './useShowFlash.ts';

const messages = {
  ...defineMessages({
    noneHelp: {
      id: 'loans.noneHelp',
      defaultMessage:
        'If you just closed on your home, your loan shows here once we have set it up. If you have its number, you can add it yourself.',
    },
  }),
  ...defineMessages<{
    none: { brand: string };
  }>({
    none: { id: 'loans.none', defaultMessage: 'You do not have a loan with {brand}.' },
  }),
};

interface Props {
  /** Set when the last loan was just removed: the heading of the empty list then gets the focus. */
  flash: ListFlash | null;
}

export function NoLoans({ flash }: Props) {
  const { brand } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const newsShown = useShowFlash();
  useEffect(() => {
    if (flash !== null) newsShown(flash, place.current?.querySelector('h2') ?? null);
  }, [flash, newsShown]);

  return (
    <div ref={place}>
      <EmptyState
        title={<FormattedMessage {...messages.none} values={{ brand: brand.name }} />}
        action={
          <>
            <Button component={RouterLink} variant="contained" to={paths.loans.add}>
              <FormattedMessage {...listMessages.addLoan} />
            </Button>
            <Button component={RouterLink} variant="text" to={paths.rateDrop.alerts}>
              <FormattedMessage {...rateDropAlerts} />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage {...messages.noneHelp} />
        </p>
        <p>
          <CallSupport />
        </p>
      </EmptyState>
    </div>
  );
}
