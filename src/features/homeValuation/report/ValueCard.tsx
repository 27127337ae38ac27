import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { HomeValue } from '#contract/borrower/valuation.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import { messages } from '../messages.ts';
import { formatAmountInDollars } from './amounts.ts';

export function ValueCard({ estimate: { value, low, high, on }, source }: { estimate: HomeValue; source: string }) {
  const formatDay = useFormatDay();
  return (
    <Card component="section" aria-labelledby="home-worth">
      <Stack spacing={2}>
        <div>
          <Typography component="h2" id="home-worth" color="textSecondary">
            <FormattedMessage {...messages.worth} />
          </Typography>
          <Typography className="amount amount-due">{formatAmountInDollars(value)}</Typography>
        </div>
        <Typography sx={{ fontSize: '1.125rem' }}>
          <FormattedMessage
            {...messages.between}
            values={{ low: formatAmountInDollars(low), high: formatAmountInDollars(high), day: formatDay(on, 'date') ?? '' }}
          />
        </Typography>
        <Typography>
          <strong>
            <FormattedMessage {...messages.notAppraisal} />
          </strong>
          <Typography component="span" variant="body2" color="textSecondary" className="line">
            {source}
          </Typography>
        </Typography>
      </Stack>
    </Card>
  );
}
