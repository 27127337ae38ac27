import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type { SharedScenarios } from '#contract/borrower/scenarios.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { COMPARED_MONTHS } from '#domain/loanCosts/cheapest.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';

import { centsOfAmount, type Comparison, type ScenarioResult } from './comparison.ts';
import { messages } from './messages.ts';
import { ExtraCashNote } from './ExtraCashNote.tsx';
import { useTimeFormatters } from './useTimeFormatters.ts';

interface SummaryProps {
  shared: SharedScenarios;
  comparison: Comparison;
}

export function Intro({ shared, comparison }: SummaryProps) {
  const lead = useIntroText(shared, comparison);
  return (
    <>
      <Typography variant="subtitle1">{lead}</Typography>
      <Typography>
        <strong>
          <FormattedMessage {...messages.estimate} />
        </strong>
        <span className="line">
          <FormattedMessage {...messages.notLocked} />
        </span>
      </Typography>
    </>
  );
}

function useIntroText(
  { officer, preparedAt, expiresAt, amountNeeded }: SharedScenarios,
  { scenarios, commonSize }: Comparison,
): string {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const count = scenarios.length;
  const needed = amountNeeded === undefined ? '' : formatWholeDollars(centsOfAmount(amountNeeded.amount));
  const sentences = [
    commonSize === null
      ? intl.formatMessage(messages.ways, { count })
      : intl.formatMessage(commonSize.isInferred ? messages.waysAbout : messages.waysAmount, {
          count,
          amount: formatWholeDollars(commonSize.shownCents),
        }),
    ...(amountNeeded?.purpose === 'purchase' ? [intl.formatMessage(messages.price, { price: needed })] : []),
    ...(amountNeeded?.purpose === 'refinance' ? [intl.formatMessage(messages.owed, { owed: needed })] : []),
    preparedByText(intl, officer, formatDay(preparedAt, 'date') ?? ''),
    intl.formatMessage(messages.openUntil, { date: formatDay(expiresAt, 'date') ?? '' }),
  ];
  return sentences.join(' ');
}

/** Sentence that says who prepared the page, with the name and NMLS ID if the lender provides them. */
function preparedByText(intl: IntlShape, { firstName, lastName, nmlsId = '' }: LoanOfficer, date: string): string {
  const name = `${firstName} ${lastName}`.trim();
  if (name === '') {
    return nmlsId === ''
      ? intl.formatMessage(messages.preparedUnnamed, { date })
      : intl.formatMessage(messages.preparedUnnamedLicensed, { nmlsId, date });
  }
  return nmlsId === ''
    ? intl.formatMessage(messages.prepared, { name, date })
    : intl.formatMessage(messages.preparedLicensed, { name, nmlsId, date });
}

interface CheapestSentenceProps {
  comparison: Comparison;
  standings: readonly ScenarioResult[];
  years: number;
}

/** Screen readers announce the sentence when the years change. */
export function CheapestSentence({ comparison: { scenarios }, standings, years }: CheapestSentenceProps) {
  const intl = useIntl();
  const time = useTimeFormatters();
  const cheapest = standings.flatMap(({ isCheapest, costCents }, index) =>
    isCheapest ? [{ index, name: scenarios[index]?.name ?? '', costCents }] : [],
  );
  return (
    <Typography role="status" sx={{ fontSize: '1.125rem', fontWeight: 650 }}>
      <FormattedMessage
        {...(cheapest.length > 1 ? messages.answerTied : messages.answer)}
        values={{
          years: time.years(years),
          // Names are quoted because one such as "15 years" could be read as part of the sentence.
          names: time.list(cheapest.map(({ name }) => intl.formatMessage(messages.quoted, { name }))),
          cost: formatWholeDollars(cheapest[0]?.costCents ?? 0),
        }}
      />
      <ExtraCashNote scenarios={scenarios} cheapestIndexes={cheapest.map(({ index }) => index)} />
    </Typography>
  );
}

export function Assumptions({ shared: { preparedAt, amountNeeded, scenarios }, comparison: { commonSize } }: SummaryProps) {
  const { monthAfter } = useTimeFormatters();
  const points = [
    amountNeeded === undefined ? messages.countsDownPayment : messages.countsAll,
    ...(amountNeeded === undefined && commonSize === null ? [messages.countsMore] : []),
    messages.differenceIs,
    messages.rateStays,
    ...(scenarios.some(({ termMonths }) => termMonths < COMPARED_MONTHS) ? [messages.paidOffEarly] : []),
    messages.onTop,
    messages.rounded,
  ];
  return (
    <SectionCard title={<FormattedMessage {...messages.assumptions} />}>
      <Bullets>
        {points.map((point) => (
          <li key={point.id}>
            <FormattedMessage {...point} />
          </li>
        ))}
        <li>
          <FormattedMessage {...messages.monthsFrom} values={{ month: monthAfter(preparedAt, 0) }} />
        </li>
      </Bullets>
    </SectionCard>
  );
}

export function OfficerToAsk({ officer }: { officer: LoanOfficer }) {
  const address = useOfficerContactLink(officer);
  return (
    <Stack spacing={2}>
      <OfficerCard officer={officer} title={<FormattedMessage {...messages.preparedBy} />} />
      <CardActions className="no-print">
        {address !== null && (
          <Button variant="contained" href={address}>
            {officer.firstName === '' ? (
              <FormattedMessage {...messages.askOfficer} />
            ) : (
              <FormattedMessage {...messages.ask} values={{ name: officer.firstName }} />
            )}
          </Button>
        )}
        <PrintButton variant={address === null ? 'outlined' : 'text'} />
      </CardActions>
    </Stack>
  );
}

/** Returns a `mailto:` link to the loan officer, or a `tel:` link if there is no valid email address, or null if there is neither. */
function useOfficerContactLink({ emailAddress, phone = '' }: LoanOfficer): string | null {
  const intl = useIntl();
  if (isEmailAddress(emailAddress)) {
    const subject = encodeURIComponent(intl.formatMessage(messages.subject));
    return `mailto:${encodeURIComponent(emailAddress).replace('%40', '@')}?subject=${subject}`;
  }
  const digits = phone.replace(/[^\d+]/g, '');
  return digits === '' ? null : `tel:${digits}`;
}
