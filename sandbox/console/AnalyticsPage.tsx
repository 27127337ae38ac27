import type { CollectedEvent, RouteVisits } from '../areas/analytics/events.ts';
import { ConsolePage, Table, Time } from './ConsolePage.tsx';

interface Props {
  /** Whether the runtime document uses this collector. */
  isOn: boolean;
  routes: RouteVisits[];
  events: CollectedEvent[];
  nonce: string;
}

export const AnalyticsPage = ({ isOn, routes, events, nonce }: Props) => (
  <ConsolePage title="Visits" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Visits</h1>
    <p className="lead">
      Which pages of the portal were used, as its own collector at <code>/telemetry</code> got it. There is nothing here about who
      it was, and nothing comes from pages for paying, proving who you are, or documents.
    </p>
    {!isOn && (
      <p>
        Counting is off. To try it, start with <code>PORTAL_CONFIG=config/localAnalytics.json npm start</code>, and open a page
        such as the loans.
      </p>
    )}
    {events.length === 0 ? (
      <p>Nothing has arrived yet.</p>
    ) : (
      <>
        <Table
          title="Pages"
          columns={['Page', 'Times shown']}
          rows={routes.map(({ route, visits }) => ({ key: route, cells: [<code>{route}</code>, visits] }))}
        />
        <Table
          title="Newest first"
          columns={['When', 'What', 'Page', 'Hire date']}
          rows={events.map(({ id, receivedAt, event, route, hireDate }) => ({
            key: String(id),
            cells: [
              <Time at={receivedAt} />,
              event === 'page' ? 'A page was shown' : 'Somebody is signed in',
              route === null ? '' : <code>{route}</code>,
              hireDate ?? '',
            ],
          }))}
        />
      </>
    )}
  </ConsolePage>
);
