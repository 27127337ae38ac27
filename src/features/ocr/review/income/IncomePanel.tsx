import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TotalIncome } from '#domain/income.ts';
import { formatCents } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { messages } from './incomeMessages.ts';
import { JobCalculation, CalculationReasons } from './JobCalculation.tsx';
import type { MissingItem } from './missingItems.ts';
import { MissingList } from './MissingList.tsx';

interface Props {
  /** Null while data needed for the income is missing. */
  income: TotalIncome | null;
  missing: readonly MissingItem[];
  /** URL of the upload step, linked when no paystub counts. */
  uploadAddress: string;
}

export function IncomePanel({ income, missing, uploadAddress }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <TwoColumns>
        <div>
          <Typography component="h2" id={titleId} color="textSecondary" gutterBottom>
            <FormattedMessage {...messages.title} />
          </Typography>
          {income === null ? (
            <>
              <Typography>
                <FormattedMessage {...messages.missingTitle} />
              </Typography>
              <MissingList missing={missing} uploadAddress={uploadAddress} />
            </>
          ) : (
            <Stack spacing={1}>
              <Amount cents={income.monthly} size="due" />
              {income.jobs.map(({ employer, income: job }) => (
                <div key={employer}>
                  {income.jobs.length > 1 && (
                    <Typography variant="body2" color="textSecondary">
                      <FormattedMessage {...messages.job} values={{ employer, amount: formatCents(job.monthly) }} />
                    </Typography>
                  )}
                  <Typography variant="subtitle1" color="textPrimary">
                    <JobCalculation income={job} />
                  </Typography>
                </div>
              ))}
              <Typography color="textSecondary">
                <FormattedMessage {...messages.year} values={{ amount: formatWholeDollars(income.annual) }} />
              </Typography>
            </Stack>
          )}
        </div>
        <Stack spacing={2}>
          {income?.jobs.map(({ employer, income: job }) => (
            <Stack key={employer} spacing={2}>
              {income.jobs.length > 1 && <Typography variant="h3">{employer}</Typography>}
              <CalculationReasons income={job} hasParts={job.overtime > 0 || job.bonus > 0} />
            </Stack>
          ))}
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage {...messages.preliminary} /> <FormattedMessage {...messages.seen} />
          </Typography>
        </Stack>
      </TwoColumns>
    </Card>
  );
}
