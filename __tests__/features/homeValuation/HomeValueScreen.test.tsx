import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { aLoan, stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import {
  aHome,
  anOwner,
  stubReportPart,
  stubQuestion,
  aValuedLoan,
  stubHomeReport,
  quotedRates,
  VALUATION_TOKEN,
  type SentQuestion,
} from '../../support/backends/homeValuation.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const OWN = '/home-valuation-report';
const SHARED = `/public-pages/home-valuation-report/${VALUATION_TOKEN}`;

beforeEach(setXsrfCookie);

async function open(parts: Parameters<typeof stubHomeReport>[0] = {}, address = OWN) {
  stubProfile();
  stubLoans(aLoan());
  stubHomeReport(parts);
  const portal = renderPortal(address);
  await screen.findByRole('region', { name: 'Your loan officer' });
  return portal;
}
const refusal = (words: string) => ({ errors: [words], errorId: 'e-1' });
const card = (name: string) => screen.getByRole('region', { name });
const findCard = (name: string) => screen.findByRole('region', { name });
const rowsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));
const table = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()));

test('the report shows value with range and date, and equity and loan-to-value at both ends', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'What your home may be worth' })).toBeVisible();
  expect(screen.getByText('12 Elm Street, Springfield, IL')).toBeVisible();
  const value = card('About what your home is worth');
  expect(value).toHaveTextContent(
    '$425,000between $399,000 and $451,000, as of Sep 30, 2026This is a computer estimate, not an appraisal.Worked out from sales near you.',
  );
  const equity = card('Your equity, about');
  expect(within(equity).getAllByText('$126,550')[0]).toHaveClass('amount-due');
  expect(rowsIn(equity)).toEqual([
    ['Home value, about', '$425,000'],
    ['First mortgage', '−$268,450'],
    ['Second mortgage', '−$30,000'],
    ['Your equity, about', '$126,550'],
  ]);
  expect(equity).toHaveTextContent(
    'You owe 63.16% of the value on the first mortgage (loan-to-value), and 70.22% in all (combined).',
  );
  expect(equity).toHaveTextContent('80% of the value: $340,000');
  expect(equity).not.toHaveTextContent(/\$[\d,]+\.\d/);
  expect(equity).toHaveTextContent('Up to 80% of the value, about $41,550 is left. This is a calculation, not an offer.');
  expect(equity).toHaveTextContent(
    'If your home is worth $399,000, the low end, your equity is about $100,550. If it is worth $451,000, the high end, it is about $152,550.',
  );
});

test('the purchase month has one row with the price', async () => {
  const { user } = await open({ home: aHome({ bought: { on: '2026-03-10', price: '360000.00' } }) });
  const history = card('Since you bought it');
  await user.click(within(history).getByRole('button', { name: 'Show table' }));
  expect(table(history).map(([month]) => month)).toEqual(['Month', 'Mar 2026, bought', 'Jun 2026', 'Sep 2026']);
});

test('history and nearby sales have charts and tables with the same numbers', async () => {
  const { user } = await open();
  const history = card('Since you bought it');
  expect(history).toHaveTextContent('You bought it for $360,000 on Feb 10, 2026.');
  expect(within(history).getByRole('img').getAttribute('aria-label')).toBe(
    'Line chart: from $381,000 in Mar 2026 to $425,000 in Sep 2026. The same numbers are in the table.',
  );
  await user.click(within(history).getByRole('button', { name: 'Show table' }));
  expect(table(history)).toEqual([
    ['Month', 'Value', 'Range'],
    ['Feb 2026, bought', '$360,000', 'what you paid'],
    ['Mar 2026', '$381,000', '$366,000 to $396,000'],
    ['Jun 2026', '$402,000', '$382,000 to $422,000'],
    ['Sep 2026', '$425,000', '$399,000 to $451,000'],
  ]);
  // The line has four points: the purchase price and three estimates.
  expect(history.querySelector('.chart-plot .series-line')!.getAttribute('d')!.match(/[ML]/g)).toHaveLength(4);

  const sales = card('Homes sold near yours');
  expect(within(sales).getByRole('img').getAttribute('aria-label')).toBe(
    '2 homes sold nearby for $419,000 to $448,000; yours is about $425,000. The same prices are in the table.',
  );
  // All prices share one scale: the cheaper sale is left of the home's own value, the more expensive one right of it.
  const [cheaper, dearer] = [...sales.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx')));
  const own = Number(/^M([\d.]+) /.exec(sales.querySelector('.chart-chosen path')!.getAttribute('d')!)![1]);
  expect((own - cheaper!) / (dearer! - cheaper!)).toBeCloseTo((425 - 419) / (448 - 419), 2);
  expect(table(sales)).toEqual([
    ['Where', 'Sold', 'Price'],
    ['0.2 miles north1,460 sq ft, 3 beds, 1.5 baths', 'Sep 2026', '$419,000'],
    ['0.6 miles west1,750 sq ft, 1 bed, 2 baths', 'Jul 2026', '$448,000'],
  ]);
});

test('two sales at one distance in one month each have a row and a dot', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(); // React reports duplicate keys here
  const [sale] = aHome().comparables;
  await open({ home: aHome({ comparables: [sale!, { ...sale!, price: '431000.00' }] }) });
  const sales = card('Homes sold near yours');
  expect(table(sales).map((row) => row.at(-1))).toEqual(['Price', '$419,000', '$431,000']);
  expect(sales.querySelectorAll('circle')).toHaveLength(2);
  expect(error.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([]);
});

test('rates show APR, payments, points, date and assumptions', async () => {
  await open();
  const rates = await findCard('What equity could do');
  expect(rates).toHaveTextContent('What borrowing $41,000 against your home would take, by rates of Nov 24, 2026:');
  const [first] = within(rates).getAllByRole('listitem');
  expect(first).toHaveTextContent('30-year fixed6.000% rate, 6.142% APR360 monthly payments of $245.82, with $205.00 in points.');
  expect(rates).toHaveTextContent('Payments do not include taxes and insurance. What you pay in all would be more.');
  expect(rates).toHaveTextContent('Assumes a credit score of 740 or more. Rates can change. This is not an offer');
});

test('mortgage insurance dates use the original value and schedule, not today’s value', async () => {
  await open();
  const insurance = await findCard('When mortgage insurance can end');
  expect(insurance).toHaveTextContent('You pay $123.75 a month for mortgage insurance.');
  expect(rowsIn(insurance)).toEqual([
    ['You can ask for it in writing from', 'Jan 1, 2034with payment 95'],
    ['It ends by itself on', 'Mar 1, 2035with payment 109'],
    ['At the latest on', 'Mar 1, 2041with payment 181'],
  ]);
  expect(insurance).toHaveTextContent('80% and 78% of the original value of $300,000');
  expect(insurance).not.toHaveTextContent('425,000');
});

test.each([
  ['none is paid', aValuedLoan({ mortgageInsurance: null }), null],
  ['its original schedule is unknown', aValuedLoan({ agreed: null }), 'so we cannot show the dates'],
])('mortgage insurance card when %s', async (_what, loan, words) => {
  await open({ loan });
  if (words === null) expect(screen.queryByText(/mortgage insurance/i)).toBeNull();
  else expect(await findCard('When mortgage insurance can end')).toHaveTextContent(words);
});

test('a home worth less than its loans says so and quotes no rates', async () => {
  await open({
    home: aHome({ liens: [{ kind: 'firstMortgage', balance: '460000.00', asOf: '2026-11-24' }] }),
    rates: quotedRates({ loanAmount: '0.00', rates: [] }),
  });
  const equity = card('Your equity, about');
  expect(within(equity).getAllByText('−$35,000')[0]).toHaveClass('amount-due');
  expect(equity).toHaveTextContent('You owe more than the estimate.');
  expect(equity).toHaveTextContent('You owe 108.24% of the value (loan-to-value).That is more than 80% of the value');
  expect(screen.queryByRole('region', { name: 'What equity could do' })).toBeNull();
});

test.each([
  ['fewSales', 'Too few homes like yours were sold nearby'],
  ['unusualHome', 'Your home is too different from the ones that were sold nearby'],
  ['notYet', 'We have not worked one out yet.'],
] as const)('without an estimate (%s), the page shows the reason and a contact', async (noEstimate, words) => {
  await open({ home: aHome({ estimate: null, noEstimate, history: [], comparables: [] }) });
  const none = card('There is no estimate for your home');
  expect(none).toHaveTextContent(words);
  expect(within(none).getByRole('link', { name: /555/ })).toBeVisible();
  expect(rowsIn(card('What you owe on this home'))).toEqual([
    ['First mortgage', '$268,450.12'],
    ['Second mortgage', '$30,000.00'],
    ['In all', '$298,450.12'],
  ]);
  expect(within(card('Do you have a question?')).getByRole('button', { name: 'Ask a question' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your equity, about' })).toBeNull();
});

test('a single estimate without a price has no history', async () => {
  await open({ home: aHome({ bought: null, history: [aHome().history.at(-1)!] }) });
  expect(card('About what your home is worth')).toHaveTextContent('$425,000');
  expect(screen.queryByRole('region', { name: 'How the estimate went' })).toBeNull();
});

test('unknown liens show the value but no equity', async () => {
  await open({ home: aHome({ liens: [] }) });
  expect(card('Your equity')).toHaveTextContent('We don’t know what you owe on this home, so we cannot show your equity.');
});

test('a failed report shows a retry, and a failed side part shows nothing', async () => {
  stubProfile();
  stubLoans(aLoan());
  stubReportPart('homeEquity', 503, refusal('The estimates are being worked on.'));
  stubReportPart('contactowner/details', 500, refusal('No'));
  const { user } = renderPortal(OWN);
  expect(await screen.findByText('The estimates are being worked on.')).toBeVisible();
  stubReportPart('homeEquity', 200, aHome());
  stubReportPart('loandetails', 500, refusal('No'));
  stubReportPart('rates', 500, refusal('No'));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('region', { name: 'Your equity, about' })).toBeVisible();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  expect(screen.queryByText('No')).toBeNull();
});

describe('choice of home', () => {
  const second = aLoan({
    loanIdentifier: 'loan-2',
    loanNumber: '1000009922',
    property: { streetAddress: '9 Oak Lane', city: 'Peoria', state: 'IL', zipCode: '61602' },
  });

  test('a button selects one of several homes and puts it in the URL', async () => {
    stubProfile();
    stubLoans(aLoan(), second);
    stubHomeReport();
    const { user } = renderPortal(OWN);
    await screen.findByText('12 Elm Street, Springfield, IL');
    await screen.findByRole('region', { name: 'Your loan officer' });
    stubHomeReport({
      whose: { loanIdentifier: 'loan-2' },
      owner: anOwner({ place: { street: '9 Oak Lane', city: 'Peoria', state: 'IL' } }),
    });
    await user.selectOptions(screen.getByLabelText('Which home'), '9 Oak Lane, Peoria, IL 61602, Loan ending in 9922');
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Show this home' }));
    expect(await screen.findByText('9 Oak Lane, Peoria, IL')).toBeVisible();
    expect(window.location.search).toBe('?loan=loan-2');
  });

  test('an unknown home is not found, with a link to the borrower’s own', async () => {
    stubProfile();
    stubLoans(aLoan());
    renderPortal(`${OWN}?loan=another`);
    expect(await screen.findByRole('heading', { name: 'We could not find this home' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your home’s value' })).toHaveAttribute('href', OWN);
  });

  test('a borrower without a loan has no home to show', async () => {
    stubProfile();
    stubLoans();
    renderPortal(OWN);
    expect(await screen.findByRole('heading', { name: 'There is no home to show' })).toBeVisible();
  });
});

describe('behind a mailed link', () => {
  const whose = { contactId: VALUATION_TOKEN };

  test('the report shows place and expiry, and no request needs a session', async () => {
    stubHomeReport({
      whose,
      owner: anOwner({ place: { street: 'Elm Street', city: 'Springfield', state: 'IL' }, expiresAt: '2027-02-20' }),
    });
    const { store } = renderPortal(SHARED, { signedIn: false });
    expect(await screen.findByText(/^Elm Street, Springfield, IL/)).toHaveTextContent('This link works through Feb 20, 2027.');
    expect(await screen.findByRole('region', { name: 'Your equity, about' })).toBeVisible();
    await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
    expect(document.title).not.toContain(VALUATION_TOKEN);
    expect(Object.keys(store.getState().borrowerApi.queries).join(' ')).not.toContain(VALUATION_TOKEN);
  });

  test.each([
    ['that the lender does not know', SHARED, true],
    ['that was cut off', '/public-pages/home-valuation-report', false],
    ['with a missing part', SHARED.slice(0, -30), false],
  ])('a link %s leads to help', async (_what, address, isAsked) => {
    if (isAsked) for (const part of ['homeEquity', 'contactowner/details']) stubReportPart(part, 404, refusal('No'), whose);
    renderPortal(address, { signedIn: false });
    expect(await within(await screen.findByRole('main')).findByRole('link', { name: /555/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    expect(window.location.pathname).toBe('/public-pages/home-valuation-report');
  });
});

describe('a question', () => {
  const WORDS = 'We finished the basement.';

  async function ask(words = WORDS) {
    const portal = await open();
    await portal.user.click(screen.getByRole('button', { name: 'Ask a question' }));
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    expect(field).toHaveFocus();
    if (words !== '') await portal.user.type(field, words);
    return { ...portal, field };
  }
  const send = () => screen.getByRole('button', { name: 'Send question' });

  test('is sent to the officer once, with a character count, and says where the copy goes', async () => {
    const asked: SentQuestion[] = [];
    const { user, field } = await ask();
    expect(field).toHaveAccessibleDescription(/A copy goes to a•••@example\.com/);
    expect(screen.getAllByText('975 characters left')[0]).toBeVisible();
    stubQuestion(asked, 200);
    await user.dblClick(send());
    const done = await screen.findByText('Your question went to Owen Marsh');
    expect(done.closest('[role="status"]')).toHaveTextContent('A copy is on its way to a•••@example.com.');
    expect(asked).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, body: { loanIdentifier: 'loan-1', question: WORDS } },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask another question' })).toHaveFocus();
  });

  test('that fails keeps its text and is resent with the same key', async () => {
    const asked: SentQuestion[] = [];
    const { user, field } = await ask();
    stubQuestion(asked, 503, {});
    await user.click(send());
    expect((await screen.findAllByText(/We can’t tell whether your question was sent\. Send it again/))[0]).toBeVisible();
    expect(field).toHaveValue(WORDS);
    stubQuestion(asked, 200);
    await user.click(send());
    await screen.findByText('Your question went to Owen Marsh');
    expect(asked[1]!.key).toBe(asked[0]!.key);
  });

  test('changed after a lost response reports the first as sent before sending another', async () => {
    const asked: SentQuestion[] = [];
    const { user, field } = await ask();
    stubQuestion(asked, 503, {});
    await user.click(send());
    await screen.findAllByText(/We can’t tell whether your question was sent/);
    await user.type(field, ' And the roof is new.');
    stubQuestion(asked, 422, { errors: ['It was sent before with other details.'], code: 'keyReused', errorId: 'e' });
    await user.click(send());
    expect((await screen.findAllByText(/Your question was sent after all, as you wrote it first/))[0]).toBeVisible();
    stubQuestion(asked, 200);
    await user.click(send());
    await screen.findByText('Your question went to Owen Marsh');
    const [one, two, three] = asked.map(({ key }) => key);
    expect([two, three === one]).toEqual([one, false]);
  });

  test.each([
    ['nothing', '', /Write your question first\./],
    ['too much', 'x'.repeat(1001), /Use 1,000 characters or fewer\./],
  ])('%s is reported at the field, and nothing is sent', async (_what, words, told) => {
    const { user, field } = await ask('');
    if (words !== '') {
      await user.click(field);
      await user.paste(words);
      expect(screen.getAllByText('1 character too many')[0]).toBeVisible();
    }
    await user.click(send());
    await waitFor(() => expect(field).toHaveAccessibleDescription(told));
  });

  test('without an officer shows the phone number', async () => {
    stubProfile();
    stubLoans(aLoan());
    stubHomeReport({ owner: anOwner({ officer: null }) });
    renderPortal(OWN);
    const looks = await screen.findByRole('region', { name: 'Does this look wrong?' });
    expect(within(looks).getByRole('link', { name: /555/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
    await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  });
});
