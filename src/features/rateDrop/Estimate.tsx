import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { interestPaidCents } from '#domain/loanCosts/amortization.ts';
import { breakEvenMonths, monthsLeft, newLoanOf, type NewLoan } from '#domain/loanCosts/refinance.ts';
import { formatCents } from '#domain/money.ts';
import { formatTypedAmount, parseTypedCents } from '#domain/userInput/typedNumbers.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/LabelText.tsx';
import { useDebounced } from '#platform/forms/longText/useDebounced.ts';
import { StackingTable } from '#platform/ui/layout/StackingTable.tsx';

import { parseNumbers, wireRate } from './alertValues.ts';
import { estimateMessages as messages } from './formMessages.ts';
import { withoutUnitProps, unitAdornment, unitStyles, type UnitProps, useNumberFields } from './AlertFields.tsx';

/** Default closing costs in cents: 2% of the balance, rounded to $100. The user can change them. */
const assumedCostsCents = (balanceCents: number): number => Math.round((balanceCents * 0.02) / 10_000) * 10_000;
/** No mortgage runs longer than 40 years, so a longer payoff time means that the typed numbers do not fit together. */
const MAX_PAYOFF_MONTHS = 480;
const ANNOUNCE_DELAY_MS = 700;

/** Table of figures with an emphasized first row. */
const FiguresTable = styled(StackingTable)({
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    padding: '10px 0 10px 8px',
    borderColor: 'var(--line)',
    color: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.5,
    textAlign: 'end',
    verticalAlign: 'bottom',
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'start' },
  '& thead th, & tbody tr:first-of-type > *': { fontWeight: 650 },
  '& tbody tr:not(:first-of-type) > th': { color: 'var(--muted)' },
});

const SavingsAmount = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
}));

const CostsInput = styled(OutlinedInput, withoutUnitProps)<UnitProps>(unitStyles);

/**
 * Shows the effect of the typed target rate with a new loan of the chosen term, and over the remaining term, because a longer term alone
 * lowers the payment. Covers principal and interest only.
 */
export function Estimate() {
  const intl = useIntl();
  const [typedCosts, setTypedCosts] = useState<string | null>(null);
  const fields = useNumberFields();
  const { rate, targetRate, present, months } = parseNumbers(fields);
  const isLoanWhole = rate !== null && present !== null;
  const remainingMonths = present === null || rate === null ? null : monthsLeft(present.balanceCents, rate, present.paymentCents);
  const isPlausible = remainingMonths !== null && remainingMonths <= MAX_PAYOFF_MONTHS;
  const hasEstimate = isLoanWhole && isPlausible && targetRate !== null && targetRate < rate;

  const newLoan = hasEstimate ? newLoanOf(present, targetRate, months) : null;
  const announcement =
    newLoan === null
      ? ''
      : intl.formatMessage(newLoan.savingsCents < 0 ? messages.saidMore : messages.said, {
          rate: wireRate(targetRate ?? 0),
          years: months / 12,
          saving: formatWholeDollars(Math.abs(newLoan.savingsCents)),
        });
  const settledAnnouncement = useDebounced(announcement, ANNOUNCE_DELAY_MS);

  return (
    <Card component="section" aria-labelledby="rate-estimate">
      <Stack spacing={2}>
        <Typography variant="h2" id="rate-estimate">
          <FormattedMessage {...messages.title} />
        </Typography>
        <p className="visually-hidden" role="status">
          {settledAnnouncement}
        </p>
        {newLoan === null || !hasEstimate ? (
          <Typography color="textSecondary">
            <FormattedMessage
              {...(isLoanWhole && !isPlausible
                ? messages.mismatch
                : isLoanWhole && targetRate !== null
                  ? messages.notBelow
                  : messages.empty)}
            />
          </Typography>
        ) : (
          <>
            <Stack spacing={0.5}>
              <Typography variant="body2" color="textSecondary">
                <FormattedMessage
                  {...(newLoan.savingsCents < 0 ? messages.costsMore : messages.atRate)}
                  values={{ rate: wireRate(targetRate), years: months / 12 }}
                />
              </Typography>
              <SavingsAmount>
                <span className="amount amount-due">{formatWholeDollars(Math.abs(newLoan.savingsCents))}</span>
                <FormattedMessage {...messages.aMonth} />
              </SavingsAmount>
            </Stack>
            <EstimateTable
              rate={wireRate(targetRate)}
              loans={remainingMonths === months ? [newLoan] : [newLoan, newLoanOf(present, targetRate, remainingMonths)]}
              costsCents={parseTypedCents(typedCosts ?? '') ?? assumedCostsCents(present.balanceCents)}
            />
            <Costs typed={typedCosts} onType={setTypedCosts} assumedCents={assumedCostsCents(present.balanceCents)} />
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage
                {...messages.today}
                values={{
                  time: formatTerm(intl, remainingMonths),
                  interest: formatWholeDollars(interestPaidCents(present.balanceCents, rate, remainingMonths, remainingMonths)),
                }}
              />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage {...messages.notAnOffer} />
            </Typography>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Formats a term as "28 years", or as "340 months" when it is not a whole number of years. */
const formatTerm = (intl: ReturnType<typeof useIntl>, months: number): string =>
  months % 12 === 0
    ? intl.formatMessage(messages.years, { years: months / 12 })
    : intl.formatMessage(messages.months, { months });

function EstimateTable({ rate, loans, costsCents }: { rate: string; loans: readonly NewLoan[]; costsCents: number }) {
  const intl = useIntl();
  const paidBack = ({ savingsCents }: NewLoan): string => {
    const months = breakEvenMonths(costsCents, savingsCents);
    return months === null ? intl.formatMessage(messages.never) : intl.formatMessage(messages.months, { months });
  };
  const rows: { label: MessageDescriptor; of: (loan: NewLoan) => string }[] = [
    { label: messages.save, of: ({ savingsCents }) => formatWholeDollars(savingsCents) },
    { label: messages.payment, of: ({ paymentCents }) => formatCents(paymentCents) },
    { label: messages.paidBack, of: paidBack },
    { label: messages.interest, of: ({ interestCents }) => formatWholeDollars(interestCents) },
  ];
  return (
    <FiguresTable>
      <caption className="visually-hidden">
        <FormattedMessage {...messages.table} values={{ rate }} />
      </caption>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell scope="col" role="columnheader">
            <span className="visually-hidden">
              <FormattedMessage {...messages.rowLabels} />
            </span>
          </TableCell>
          {loans.map(({ months }) => (
            <TableCell key={months} scope="col" role="columnheader">
              <FormattedMessage {...messages.newLoan} values={{ time: formatTerm(intl, months) }} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map(({ label, of }) => (
          <TableRow key={label.id} role="row">
            <TableCell component="th" scope="row" role="rowheader">
              <FormattedMessage {...label} />
            </TableCell>
            {loans.map((loan) => (
              <TableCell
                key={loan.months}
                role="cell"
                data-column={intl.formatMessage(messages.newLoan, { time: formatTerm(intl, loan.months) })}
              >
                {of(loan)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </FiguresTable>
  );
}

interface CostsProps {
  /** Null while the assumed costs are used. */
  typed: string | null;
  onType: (text: string) => void;
  assumedCents: number;
}

/** Shown as text until the user clicks the button to change them. */
function Costs({ typed, onType, assumedCents }: CostsProps) {
  const intl = useIntl();
  const id = useId();
  const isWrong = typed !== null && typed !== '' && parseTypedCents(typed) === null;
  if (typed === null) {
    return (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2">
          <FormattedMessage {...messages.assumed} values={{ costs: formatWholeDollars(assumedCents) }} />
        </Typography>
        <Button variant="text" onClick={() => onType(String(assumedCents / 100))}>
          <FormattedMessage {...messages.change} />
        </Button>
      </Stack>
    );
  }
  return (
    <FieldFrame
      id={id}
      label={messages.costs}
      help={
        // Shows the assumed costs while the field has no valid amount.
        parseTypedCents(typed) === null ? (
          <FormattedMessage {...messages.assumed} values={{ costs: formatWholeDollars(assumedCents) }} />
        ) : (
          <FormattedMessage {...messages.costsHelp} />
        )
      }
      error={isWrong ? intl.formatMessage(messages.costsInvalid) : ''}
      announcesError
    >
      <CostsInput
        {...unitAdornment('$')}
        unit="$"
        error={isWrong}
        id={id}
        autoFocus
        autoComplete="off"
        slotProps={{
          input: {
            inputMode: 'decimal',
            className: 'input-number',
            'aria-invalid': isWrong,
            'aria-describedby': isWrong ? `${helpId(id)} ${errorId(id)}` : helpId(id),
            onKeyDown: (event) => {
              if (event.key === 'Enter') event.preventDefault(); // this input is not part of the form, so Enter must not submit it
            },
          },
        }}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => onType(formatTypedAmount(typed))}
      />
    </FieldFrame>
  );
}
