import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { COMPARED_MONTHS } from '#domain/loanCosts/cheapest.ts';
import { SeriesSwatch } from '#platform/charts/SeriesSwatch.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { CheapestBar } from './CheapestBar.tsx';
import { yearsOnAxis, type Comparison } from './comparison.ts';
import { messages } from './messages.ts';
import { ExtraCashNote } from './ExtraCashNote.tsx';
import { useTimeFormatters } from './useTimeFormatters.ts';

interface Props {
  comparison: Comparison;
  years: number;
  preparedAt: string;
}

export function CheapestPeriods({ comparison, years, preparedAt }: Props) {
  const time = useTimeFormatters();
  const { ranges, scenarios } = comparison;
  return (
    <SectionCard title={<FormattedMessage {...messages.whenTitle} />}>
      <div aria-hidden="true">
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <svg viewBox="0 0 16 16" width="16" height="16">
            <circle className="cheapest-ring" cx="8" cy="8" r="6" />
          </svg>
          <Typography variant="body2">
            <FormattedMessage {...messages.yourPlanIs} values={{ years: time.years(years) }} />
          </Typography>
        </Stack>
        <CheapestBar ranges={ranges} span={yearsOnAxis(comparison, years)} years={years} />
        <Typography component="div" variant="body2" color="textSecondary" align="center">
          <FormattedMessage {...messages.chartYears} />
        </Typography>
      </div>
      <PeriodList disablePadding>
        {ranges.map(({ from, to, cheapest }) => {
          const names = time.list(cheapest.map((index) => scenarios[index]?.name ?? ''));
          return (
            <ListItem key={from}>
              <span>
                {cheapest.map((index) => (
                  <SeriesSwatch key={index} index={index} />
                ))}
              </span>
              <span>
                <b>{cheapest.length > 1 ? <FormattedMessage {...messages.sameCost} values={{ names }} /> : names}</b>
                <span className="line">
                  <RangeText from={from} to={to} preparedAt={preparedAt} />
                </span>
                <ExtraCashNote scenarios={scenarios} cheapestIndexes={cheapest} />
              </span>
            </ListItem>
          );
        })}
      </PeriodList>
    </SectionCard>
  );
}

const PeriodList = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: '12px 24px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'start',
    gap: 12,
    padding: 0,
    overflowWrap: 'anywhere',
  },
  '& svg': { display: 'block', marginTop: 5 },
});

function RangeText({ from, to, preparedAt }: { from: number; to: number; preparedAt: string }) {
  const intl = useIntl();
  const { months, monthAfter } = useTimeFormatters();
  const toMonth = monthAfter(preparedAt, to);
  if (from === 1 && to === COMPARED_MONTHS) return intl.formatMessage(messages.always);
  if (from === to) return intl.formatMessage(messages.onlyRange, { time: months(to), month: toMonth });
  if (to === COMPARED_MONTHS) {
    return intl.formatMessage(messages.lastRange, { from: months(from), month: monthAfter(preparedAt, from) });
  }
  if (from === 1) return intl.formatMessage(messages.firstRange, { time: months(to), month: toMonth });
  return intl.formatMessage(messages.middleRange, { from: months(from), to: months(to), month: toMonth });
}
