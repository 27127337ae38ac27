import type { ListedReport } from '../areas/support/reports.ts';
import { ConsolePage, Table, Time } from './ConsolePage.tsx';

interface Props {
  reports: ListedReport[];
  days: number;
  /** URL of the page that replays a report; null when the runtime document does not enable it. */
  replay: string | null;
  nonce: string;
}

export const ReportsPage = ({ reports, days, replay, nonce }: Props) => (
  <ConsolePage title="Reports of problems" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Reports of problems</h1>
    <p className="lead">
      What borrowers sent with “Report a problem”. Each report is kept for {days} days. Its reference stands in the log, too.
    </p>
    {replay !== null && (
      <p>
        To see what happened, download a report by its reference, then drop it there: <a href={replay}>Open in the replay</a>
      </p>
    )}
    {reports.length === 0 ? (
      <p>No report has arrived yet.</p>
    ) : (
      <Table
        title="Newest first"
        columns={['Reference', 'Came', 'Words', 'Answer to', 'Last page', 'Version', 'Holds', 'Kept until']}
        rows={reports.map((report) => ({
          key: report.reference,
          cells: [
            <a href={`/sandbox/reports/${report.reference}`}>
              <code>{report.reference}</code>
            </a>,
            <Time at={report.receivedAt} />,
            report.words === '' ? 'None' : report.words,
            report.answerTo ?? 'Nobody',
            report.lastRoute ?? 'Not known',
            report.version,
            describeReportContent(report),
            <Time at={report.keptUntil} />,
          ],
        }))}
      />
    )}
  </ConsolePage>
);

const formatCount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const describeReportContent = ({ actions, calls, failedCalls, consoleErrors, bytes }: ListedReport): string =>
  [
    formatCount(actions, 'action'),
    `${formatCount(calls, 'call')} (${failedCalls} failed)`,
    formatCount(consoleErrors, 'console error'),
    `${Math.ceil(bytes / 1024)} KB`,
  ].join(', ');
