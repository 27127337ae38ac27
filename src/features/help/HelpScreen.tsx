import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { RateDropInvitation } from '#lending/rateDrop/RateDropInvitation.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';

import { messages } from './messages.ts';

/** Topics that borrowers look for but the portal does not offer. */
const TOPICS_NOT_OFFERED = [
  { name: 'autopay', title: messages.autopay, how: messages.autopayHow },
  { name: 'payoff', title: messages.payoff, how: messages.payoffHow },
  { name: 'statements', title: messages.statements, how: messages.statementsHow },
  { name: 'taxForm', title: messages.taxForm, how: messages.taxFormHow },
  { name: 'history', title: messages.history, how: messages.historyHow },
] as const;

const REPORT_DETAILS = [
  messages.reportDoing,
  messages.reportSaw,
  messages.reportWhen,
  messages.reportCode,
  messages.reportDevice,
];

/** Id of the section that "Report a problem" links to. */
const REPORT_SECTION_ID = 'report';

/** `/help`: how to reach the lender, whom to ask about things the portal does not offer, and where to send a notice of error. */
export function HelpScreen() {
  const { support, supportCapture } = useConfig();
  const { phone, hours, email, notices } = support;
  const report = useScrollToReport();
  return (
    <NarrowColumn spacing={4}>
      <div>
        <PageTitle />
        <Typography variant="subtitle1">
          <FormattedMessage {...messages.lead} />
        </Typography>
      </div>
      <SectionCard title={<FormattedMessage {...messages.reachUs} />}>
        <SummaryList
          rows={[
            { key: 'phone', label: <FormattedMessage {...messages.phone} />, value: <PhoneLink phone={phone} /> },
            { key: 'hours', label: <FormattedMessage {...messages.hours} />, value: hours },
            {
              key: 'email',
              label: <FormattedMessage {...messages.email} />,
              value: <Link href={`mailto:${email}`}>{email}</Link>,
            },
          ]}
        />
        <Typography color="textSecondary">
          <FormattedMessage {...messages.behind} />
        </Typography>
      </SectionCard>
      <Stack component="section" spacing={2} aria-labelledby="help-where">
        <h2 id="help-where">
          <FormattedMessage {...messages.whereToFind} />
        </h2>
        <p>
          <FormattedMessage {...messages.notHere} />
        </p>
        <TopicList>
          {TOPICS_NOT_OFFERED.map(({ name, title, how }) => (
            <div key={name}>
              <dt>
                <FormattedMessage {...title} />
              </dt>
              <dd>
                <FormattedMessage {...how} />
              </dd>
            </div>
          ))}
        </TopicList>
        <RateDropInvitation />
      </Stack>
      <Stack id={REPORT_SECTION_ID} component="section" spacing={2} aria-labelledby="help-report">
        <h2 id="help-report" tabIndex={-1} ref={report}>
          <FormattedMessage {...messages.report} />
        </h2>
        {supportCapture && (
          <>
            <p>
              <FormattedMessage {...messages.reportHere} />
            </p>
            <CardActions>
              <ReportProblem variant="outlined" />
            </CardActions>
            <Typography sx={{ '@media (hover: none) and (pointer: coarse)': { display: 'none' } }}>
              <FormattedMessage {...messages.reportKeys} />
            </Typography>
          </>
        )}
        <p>
          <FormattedMessage
            {...messages.reportHow}
            values={{ phone: <PhoneLink phone={phone} />, email: <Link href={`mailto:${email}`}>{email}</Link> }}
          />
        </p>
        <Bullets>
          {REPORT_DETAILS.map((words) => (
            <li key={words.id}>
              <FormattedMessage {...words} />
            </li>
          ))}
        </Bullets>
        <p>
          <FormattedMessage {...messages.reportNever} />
        </p>
      </Stack>
      <Stack component="section" spacing={2} aria-labelledby="help-write">
        <h2 id="help-write">
          <FormattedMessage {...messages.write} />
        </h2>
        {notices === undefined ? (
          <p>
            <FormattedMessage {...messages.askForAddress} />
          </p>
        ) : (
          <>
            <p>
              <FormattedMessage {...messages.writeHow} />
            </p>
            <Typography component="address" sx={{ fontStyle: 'normal', fontWeight: 650 }}>
              {notices}
            </Typography>
          </>
        )}
        <p>
          <Link component={RouterLink} to={paths.legal.cfpb}>
            <FormattedMessage {...messages.complain} />
          </Link>
        </p>
      </Stack>
    </NarrowColumn>
  );
}

/**
 * Scrolls to the "Report a problem" section and focuses it when the URL's hash names it. The router does not do this, and the browser has
 * looked for the element before the page was rendered.
 */
function useScrollToReport() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${REPORT_SECTION_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return heading;
}

const TopicList = styled('dl')({
  '& > div': { padding: '16px 0', borderTop: '1px solid var(--line)' },
  '& > div:last-of-type': { borderBottom: '1px solid var(--line)' },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: '4px 0 0' },
});
