import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { interestPaidCents } from '#domain/loanCosts/amortization.ts';
import { breakEvenMonths, monthsLeft, newLoanOf, type NewLoan } from '#domain/loanCosts/refinance.ts';
import { formatCents } from '#domain/money.ts';
import { tidyAmount, typedCents } from '#domain/typed/typedNumbers.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { helpId } from '#platform/forms/FieldWords.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import '#platform/ui/layout/stackingTable.css';

import { numbersOf, wireRate } from './alertValues.ts';
import { estimateMessages as messages } from './estimateMessages.ts';
import { useNumberFields } from './useNumberFields.ts';
import { useSettled } from '#platform/forms/longText/useSettled.ts';

/** The reader's to change: 2 % of what is owed, in hundreds of dollars. */
const assumedCosts = (balanceCents: number): number => Math.round((balanceCents * 0.02) / 10_000) * 10_000;
/** Beyond forty years no loan runs: the numbers do not belong together. */
const MOST_MONTHS = 480;
const SETTLED_MS = 700;

/**
 * What the typed rate would mean for the loan: with a new loan of the chosen years, and over those that are left, because a longer loan
 * alone lowers a payment. Principal and interest only.
 */
export function Estimate() {
  const intl = useIntl();
  const [typedCosts, setTypedCosts] = useState<string | null>(null);
  const fields = useNumberFields();
  const { rate, targetRate, present, months } = numbersOf(fields);
  const isLoanWhole = rate !== null && present !== null;
  const left = present === null || rate === null ? null : monthsLeft(present.balanceCents, rate, present.paymentCents);
  const isPlausible = left !== null && left <= MOST_MONTHS;
  const hasEstimate = isLoanWhole && isPlausible && targetRate !== null && targetRate < rate;

  const fresh = hasEstimate ? newLoanOf(present, targetRate, months) : null;
  const said =
    fresh === null
      ? ''
      : intl.formatMessage(fresh.savingsCents < 0 ? messages.saidMore : messages.said, {
          rate: wireRate(targetRate ?? 0),
          years: months / 12,
          saving: formatWholeDollars(Math.abs(fresh.savingsCents)),
        });
  const settled = useSettled(said, SETTLED_MS);

  return (
    <section className="card rate-estimate" aria-labelledby="rate-estimate">
      <h2 id="rate-estimate">
        <FormattedMessage {...messages.title} />
      </h2>
      <p className="visually-hidden" role="status">
        {settled}
      </p>
      {fresh === null || !hasEstimate ? (
        <p className="muted">
          <FormattedMessage
            {...(isLoanWhole && !isPlausible
              ? messages.mismatch
              : isLoanWhole && targetRate !== null
                ? messages.notBelow
                : messages.empty)}
          />
        </p>
      ) : (
        <>
          <p className="muted small">
            <FormattedMessage
              {...(fresh.savingsCents < 0 ? messages.costsMore : messages.atRate)}
              values={{ rate: wireRate(targetRate), years: months / 12 }}
            />
          </p>
          <p className="rate-save">
            <span className="amount amount-due">{formatWholeDollars(Math.abs(fresh.savingsCents))}</span>
            <FormattedMessage {...messages.aMonth} />
          </p>
          <EstimateTable
            rate={wireRate(targetRate)}
            loans={left === months ? [fresh] : [fresh, newLoanOf(present, targetRate, left)]}
            costsCents={typedCents(typedCosts ?? '') ?? assumedCosts(present.balanceCents)}
          />
          <Costs typed={typedCosts} onType={setTypedCosts} assumedCents={assumedCosts(present.balanceCents)} />
          <p className="muted small">
            <FormattedMessage
              {...messages.today}
              values={{
                time: timeOf(intl, left),
                interest: formatWholeDollars(interestPaidCents(present.balanceCents, rate, left, left)),
              }}
            />
          </p>
          <p className="muted small">
            <FormattedMessage {...messages.notAnOffer} />
          </p>
        </>
      )}
    </section>
  );
}

/** "28 years", "336 months" where they are not whole years. */
const timeOf = (intl: ReturnType<typeof useIntl>, months: number): string =>
  months % 12 === 0
    ? intl.formatMessage(messages.years, { years: months / 12 })
    : intl.formatMessage(messages.months, { months });

function EstimateTable({ rate, loans, costsCents }: { rate: string; loans: readonly NewLoan[]; costsCents: number }) {
  const intl = useIntl();
  const paidBack = ({ savingsCents }: NewLoan): string => {
    const months = breakEvenMonths(costsCents, savingsCents);
    return months === null ? intl.formatMessage(messages.never) : intl.formatMessage(messages.months, { months });
  };
  const rows: { label: MessageDescriptor; isLead?: boolean; of: (loan: NewLoan) => string }[] = [
    { label: messages.save, isLead: true, of: ({ savingsCents }) => formatWholeDollars(savingsCents) },
    { label: messages.payment, of: ({ paymentCents }) => formatCents(paymentCents) },
    { label: messages.paidBack, of: paidBack },
    { label: messages.interest, of: ({ interestCents }) => formatWholeDollars(interestCents) },
  ];
  return (
    <div className="stacking-table-room">
      <table className="rate-table stacking-table" role="table">
        <caption className="visually-hidden">
          <FormattedMessage {...messages.table} values={{ rate }} />
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">
                <FormattedMessage {...messages.rowLabels} />
              </span>
            </th>
            {loans.map(({ months }) => (
              <th key={months} scope="col" role="columnheader">
                <FormattedMessage {...messages.newLoan} values={{ time: timeOf(intl, months) }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ label, isLead = false, of }) => (
            <tr key={label.id} role="row" className={isLead ? 'rate-table-lead' : undefined}>
              <th scope="row" role="rowheader">
                <FormattedMessage {...label} />
              </th>
              {loans.map((loan) => (
                <td
                  key={loan.months}
                  role="cell"
                  data-column={intl.formatMessage(messages.newLoan, { time: timeOf(intl, loan.months) })}
                >
                  {of(loan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CostsProps {
  /** Null while the assumption stands. */
  typed: string | null;
  onType: (text: string) => void;
  assumedCents: number;
}

/** The costs that have to be paid back: told first, and a field once the reader wants to change them. */
function Costs({ typed, onType, assumedCents }: CostsProps) {
  const intl = useIntl();
  const id = useId();
  const isWrong = typed !== null && typed !== '' && typedCents(typed) === null;
  if (typed === null) {
    return (
      <p className="rate-costs small">
        <FormattedMessage {...messages.assumed} values={{ costs: formatWholeDollars(assumedCents) }} />
        <ActionButton look="quiet" onClick={() => onType(String(assumedCents / 100))}>
          <FormattedMessage {...messages.change} />
        </ActionButton>
      </p>
    );
  }
  return (
    <FieldFrame
      id={id}
      label={messages.costs}
      help={
        // What is counted as long as the field says nothing.
        typedCents(typed) === null ? (
          <FormattedMessage {...messages.assumed} values={{ costs: formatWholeDollars(assumedCents) }} />
        ) : (
          <FormattedMessage {...messages.costsHelp} />
        )
      }
      error={isWrong ? intl.formatMessage(messages.costsInvalid) : ''}
      isErrorSaid
    >
      <OutlinedInput
        error={isWrong}
        id={id}
        autoFocus
        autoComplete="off"
        startAdornment="$"
        slotProps={{
          input: {
            inputMode: 'decimal',
            className: 'input-number',
            'aria-invalid': isWrong,
            'aria-describedby': helpId(id),
            onKeyDown: (event) => {
              if (event.key === 'Enter') event.preventDefault(); // it is no field of the form
            },
          },
        }}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => onType(tidyAmount(typed))}
      />
    </FieldFrame>
  );
}
