/** Console page that lists the Rate Drop Alerts of people without an account. */
import type { MortgageType, PhoneConsent, RateDropAlert, UserPreference } from '#contract/borrower/rateDrop.ts';
import { PRODUCTS } from '../lender/rates/rates.ts';
import { ConsolePage, Table, Time } from './ConsolePage.tsx';

export interface ListedLead {
  id: string;
  setAt: string;
  name: string;
  email: string;
  phone: string | null;
  purpose: RateDropAlert['purpose'];
  mortgageType: MortgageType;
  target: string;
  state: UserPreference['state'];
  consent: (PhoneConsent & { givenAt: string }) | null;
  /** Whether an account has taken over the alert. */
  isTiedToAccount: boolean;
  /** Whether it was created through a loan officer's link. */
  isTiedToContact: boolean;
}

export const LeadsPage = ({ leads, nonce }: { leads: ListedLead[]; nonce: string }) => (
  <ConsolePage title="Rate Drop leads" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Rate Drop leads</h1>
    <p className="lead">Rate Drop Alerts that came from people who had not signed in, with the consent that they gave.</p>
    {leads.length === 0 ? (
      <p>There are none yet.</p>
    ) : (
      <Table
        title="Newest first"
        columns={['Who', 'For', 'Target', 'State', 'May be called', 'Tied to', 'Set']}
        rows={leads.map((lead) => ({
          key: lead.id,
          cells: [
            [lead.name, lead.email, lead.phone].filter(Boolean).join(', '),
            `${lead.purpose}, ${PRODUCTS[lead.mortgageType].name}`,
            `${lead.target}%`,
            lead.state,
            lead.consent === null ? (
              'No'
            ) : (
              <>
                Yes, version {lead.consent.version}, <Time at={lead.consent.givenAt} />: “{lead.consent.text}”
              </>
            ),
            [lead.isTiedToAccount && 'an account', lead.isTiedToContact && 'an officer’s contact'].filter(Boolean).join(', ') ||
              'nobody',
            <Time at={lead.setAt} />,
          ],
        }))}
      />
    )}
  </ConsolePage>
);
