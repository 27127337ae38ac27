import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { JobIncome } from '#domain/income.ts';
import { formatCents, formatApiAmount } from '#domain/money.ts';

import { messages } from './incomeMessages.ts';

/** Formats hours or months without trailing zeros: "10.45", "3.5", "80". */
const formatHundredths = (hundredths: number): string => formatApiAmount(hundredths).replace(/\.?0+$/, '');

/** Formats the two income calculations of a job as text. */
export function useCalculationText() {
  const intl = useIntl();
  const amount = formatCents;
  const byPaydays = ({ isHourly, rate, hours, perPeriod, paydays }: JobIncome): string =>
    isHourly && rate !== null && hours !== null
      ? intl.formatMessage(messages.byTheHour, { rate: amount(rate), hours: formatHundredths(hours), paydays })
      : intl.formatMessage(messages.byPaydays, { amount: amount(perPeriod), paydays });
  const byYear = ({ yearToDate, priorYearGross, months }: JobIncome): string =>
    priorYearGross === null
      ? intl.formatMessage(messages.byYear, { year: amount(yearToDate ?? 0), months: formatHundredths(months) })
      : intl.formatMessage(messages.byBothYears, {
          year: amount(yearToDate ?? 0),
          prior: amount(priorYearGross),
          months: formatHundredths(months + 1200),
        });
  return { byPaydays, byYear };
}

/** Whether the year to date is used instead of the paydays, because it is lower. */
const usesYearToDate = ({ reason, monthlyBase, monthlyByPaydays }: JobIncome): boolean =>
  (reason === 'yearToDate' || reason === 'average') && monthlyBase < monthlyByPaydays;

export function JobCalculation({ income }: { income: JobIncome }) {
  const { byPaydays, byYear } = useCalculationText();
  return usesYearToDate(income) ? byYear(income) : byPaydays(income);
}

/** Explains why this calculation is used, shows the other one, and lists overtime and bonus. */
export function CalculationReasons({ income, hasParts }: { income: JobIncome; hasParts: boolean }) {
  const { overtime, overtimeYearToDate, bonus, bonusYearToDate, months, overtimeNotCounted, bonusNotCounted } = income;
  return (
    <>
      <Typography>
        <Reason income={income} />
      </Typography>
      {hasParts && (
        <Typography>
          <FormattedMessage {...messages.apart} />
        </Typography>
      )}
      {overtime > 0 && (
        <Typography>
          <FormattedMessage
            {...messages.overtime}
            values={{ year: formatCents(overtimeYearToDate ?? 0), amount: formatCents(overtime) }}
          />
        </Typography>
      )}
      {overtimeNotCounted > 0 && (
        <Typography>
          <FormattedMessage {...messages.overtimeNotCounted} values={{ amount: formatCents(overtimeNotCounted) }} />
        </Typography>
      )}
      {bonusNotCounted > 0 && (
        <Typography>
          <FormattedMessage {...messages.bonusNotCounted} values={{ amount: formatCents(bonusNotCounted) }} />
        </Typography>
      )}
      {bonus > 0 && (
        <Typography>
          <FormattedMessage
            {...messages.bonus}
            values={{
              year: formatCents(bonusYearToDate ?? 0),
              months: formatHundredths(months),
              amount: formatCents(bonus),
            }}
          />
        </Typography>
      )}
    </>
  );
}

function Reason({ income }: { income: JobIncome }): ReactNode {
  const sums = useCalculationText();
  const { reason, perPeriod, paydaysSoFar, yearToDate, monthlyByYearToDate, monthlyByPaydays, monthlyBase, priorYearGross } =
    income;
  const ofYear = { amount: formatCents(monthlyByYearToDate ?? 0), sum: sums.byYear(income) };
  const ofPaydays = { amount: formatCents(monthlyByPaydays), sum: sums.byPaydays(income) };
  if (usesYearToDate(income)) {
    return <FormattedMessage {...(reason === 'average' ? messages.average : messages.yearToDate)} values={ofPaydays} />;
  }
  switch (reason) {
    case 'fell':
      return monthlyByYearToDate !== null && monthlyByYearToDate > monthlyBase ? (
        <FormattedMessage {...messages.fell} values={ofYear} />
      ) : (
        <FormattedMessage {...messages.fellBefore} />
      );
    case 'paydays':
      return <FormattedMessage {...messages.noYear} />;
    default: {
      if (priorYearGross !== null) return <FormattedMessage {...messages.fitsBoth} values={ofYear} />;
      const sum = perPeriod * paydaysSoFar;
      const words = { paydays: paydaysSoFar, amount: formatCents(perPeriod), year: formatCents(yearToDate ?? 0) };
      return sum === yearToDate ? (
        <FormattedMessage {...messages.fits} values={words} />
      ) : (
        <FormattedMessage {...messages.fitsAbout} values={{ ...words, sum: formatCents(sum) }} />
      );
    }
  }
}
