/** Console page that shows and sets the mortgage rates that Rate Drop Alerts are compared with. */
import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import { PRODUCTS } from '../lender/rates/rates.ts';
import { ConsolePage, Table } from './ConsolePage.tsx';

export interface ListedRate {
  mortgageType: MortgageType;
  rate: string;
  apr: string;
  isSet: boolean;
  /** Simulated rates of the next days. */
  next: string[];
}

export const RatesPage = ({ rates, nonce }: { rates: ListedRate[]; nonce: string }) => (
  <ConsolePage title="Rates" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Rates</h1>
    <p className="lead">
      What the lender quotes today. Rates move with its clock, in eighths of a percent. A rate that you set stays until you clear
      it. After every change all Rate Drop Alerts are looked at.
    </p>
    <Table
      title="Today"
      columns={['Mortgage', 'Rate', 'APR', 'Where from', 'The next seven days by itself']}
      rows={rates.map(({ mortgageType, rate, apr, isSet, next }) => ({
        key: mortgageType,
        cells: [PRODUCTS[mortgageType].name, `${rate}%`, `${apr}%`, isSet ? 'Set here' : 'The day', next.join(', ')],
      }))}
    />
    <h2>Set a rate</h2>
    <div className="card">
      <form method="post" action="/sandbox/rates">
        <label>
          Mortgage
          <select name="mortgageType">
            {rates.map(({ mortgageType }) => (
              <option key={mortgageType} value={mortgageType}>
                {PRODUCTS[mortgageType].name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Percent, from 0 to 25, such as 5.750
          <input name="rate" inputMode="decimal" size={8} required />
        </label>
        <button>Set the rate</button>
      </form>
    </div>
    <div className="card">
      <form method="post" action="/sandbox/rates">
        <button className="plain" name="clear" value="1">
          Let all rates move again
        </button>
      </form>
    </div>
  </ConsolePage>
);
