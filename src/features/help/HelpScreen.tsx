import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';

import { RateDropInvitation } from '#lending/rateDrop/RateDropInvitation.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import './help.css';
import { messages } from './messages.ts';

/** What a borrower looks for and the portal has no call for. */
const ELSEWHERE = [
  { name: 'autopay', title: messages.autopay, how: messages.autopayHow },
  { name: 'payoff', title: messages.payoff, how: messages.payoffHow },
  { name: 'statements', title: messages.statements, how: messages.statementsHow },
  { name: 'taxForm', title: messages.taxForm, how: messages.taxFormHow },
  { name: 'history', title: messages.history, how: messages.historyHow },
] as const;

/** What helps to find a problem. */
const TO_SAY = [messages.reportDoing, messages.reportSaw, messages.reportWhen, messages.reportCode, messages.reportDevice];

/** Where "Report a problem" leads. */
const REPORT_ID = 'report';

/** `/help`: how to reach the lender, whom to ask for what is not in the portal, and where to write about an error. */
export function HelpScreen() {
  const { support, supportCapture } = useConfig();
  const { phone, hours, email, notices } = support;
  const report = useReportInView();
  return (
    <div className="flow stack-wide">
      <div>
        <PageTitle />
        <p className="lead">
          <FormattedMessage {...messages.lead} />
        </p>
      </div>
      <ScreenCard title={<FormattedMessage {...messages.reachUs} />}>
        <SummaryList
          rows={[
            { key: 'phone', label: <FormattedMessage {...messages.phone} />, value: <PhoneLink phone={phone} /> },
            { key: 'hours', label: <FormattedMessage {...messages.hours} />, value: hours },
            { key: 'email', label: <FormattedMessage {...messages.email} />, value: <a href={`mailto:${email}`}>{email}</a> },
          ]}
        />
        <p className="muted">
          <FormattedMessage {...messages.behind} />
        </p>
      </ScreenCard>
      <section className="stack" aria-labelledby="help-where">
        <h2 id="help-where">
          <FormattedMessage {...messages.whereToFind} />
        </h2>
        <p>
          <FormattedMessage {...messages.notHere} />
        </p>
        <dl className="help-list">
          {ELSEWHERE.map(({ name, title, how }) => (
            <div key={name}>
              <dt>
                <FormattedMessage {...title} />
              </dt>
              <dd>
                <FormattedMessage {...how} />
              </dd>
            </div>
          ))}
        </dl>
        <RateDropInvitation />
      </section>
      <section id={REPORT_ID} className="stack" aria-labelledby="help-report">
        <h2 id="help-report" tabIndex={-1} ref={report}>
          <FormattedMessage {...messages.report} />
        </h2>
        {supportCapture && (
          <>
            <p>
              <FormattedMessage {...messages.reportHere} />
            </p>
            <div className="actions">
              <ReportProblem className="button button-secondary" />
            </div>
            <p className="help-keys">
              <FormattedMessage {...messages.reportKeys} />
            </p>
          </>
        )}
        <p>
          <FormattedMessage
            {...messages.reportHow}
            values={{ phone: <PhoneLink phone={phone} />, email: <a href={`mailto:${email}`}>{email}</a> }}
          />
        </p>
        <ul className="help-points">
          {TO_SAY.map((words) => (
            <li key={words.id}>
              <FormattedMessage {...words} />
            </li>
          ))}
        </ul>
        <p>
          <FormattedMessage {...messages.reportNever} />
        </p>
      </section>
      <section className="stack" aria-labelledby="help-write">
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
            <address className="help-address">{notices}</address>
          </>
        )}
        <p>
          <Link to={paths.legal.cfpb}>
            <FormattedMessage {...messages.complain} />
          </Link>
        </p>
      </section>
    </div>
  );
}

/** Leads to the section that the address names: the router does not, and the page arrives after the browser has looked for it. */
function useReportInView() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${REPORT_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return heading;
}
