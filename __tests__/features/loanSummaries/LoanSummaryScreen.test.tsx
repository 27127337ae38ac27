import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { LoanScenario, SharedScenarios } from '#contract/borrower/scenarios.ts';

import {
  stubSummaryLink,
  aScenario,
  aSummary,
  stubSummary,
  SUMMARY_TOKEN,
  twoPoints,
  withCredit,
} from '../../support/backends/scenarios.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const BY_PATH = `/public-pages/loan-summaries/${SUMMARY_TOKEN}`;
const BY_QUERY = `/loan-summaries/loan-summary?id=${SUMMARY_TOKEN}`;

async function open(summary: SharedScenarios = aSummary(), address = BY_PATH) {
  stubSummary(summary);
  const portal = renderPortal(address, { signedIn: false });
  await screen.findByRole('slider');
  return portal;
}

const cardOf = (name: string) => screen.getByRole('region', { name });
const valueIn = (card: HTMLElement, label: string | RegExp) => within(card).getByText(label).nextElementSibling?.textContent;
const wordsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const whenWords = () =>
  within(screen.getByRole('region', { name: 'Which is cheapest, for how long' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const answer = () => screen.getByText(/^Cheapest over .*:/).textContent;
const yearsField = () => screen.getByRole('textbox', { name: 'How many years do you plan to keep this loan?' });
const chart = () => screen.getByRole('img', { name: /After \d+ years?: / });
const slider = () => screen.getByRole('slider', { name: 'How many years do you plan to keep this loan?' });

test.each([
  ['in the path', BY_PATH],
  ['in the query', BY_QUERY],
])('three scenarios with the token %s show payment, rate, APR, costs and when each is cheapest', async (_where, address) => {
  await open(aSummary(), address);

  expect(screen.getByRole('heading', { level: 1, name: 'Compare your loan choices' })).toBeVisible();
  expect(screen.getByText(/^Three ways to borrow \$300,000\. The home costs \$375,000\./).textContent).toMatch(
    /Prepared by Owen Marsh, NMLS #0000001, on Nov 22, 2026\. You can open this page until Feb 20, 2027\.$/,
  );
  expect(screen.getByText('Estimate, not a commitment to lend.')).toBeVisible();
  expect(answer()).toBe(
    'Cheapest over 5 years: “2 points”, $96,005 in all.“2 points” takes $8,400 more cash at closing than “With a lender credit”.',
  );

  const best = cardOf('2 points');
  expect(within(best).getByText('$1,775')).toHaveClass('amount-due');
  expect(valueIn(best, 'Taxes and home insurance')).toBe('$612');
  expect(valueIn(best, 'Mortgage insurance')).toBe('None');
  expect(valueIn(best, 'Total each month')).toBe('$2,387');
  expect(valueIn(best, 'Interest rate')).toBe('5.875%');
  expect(valueIn(best, 'APR')).toBe('6.159%');
  expect(valueIn(best, 'Points')).toBe('$6,000');
  expect(valueIn(best, 'Lender credits')).toBe('None');
  expect(valueIn(best, 'Cash to close')).toBe('$85,800');
  expect(valueIn(best, 'Total cost over 5 years')).toBe('$96,005');
  expect(wordsOf(best)).toEqual(['Cheapest over 5 years', 'Lowest monthly payment', 'Lowest rate', 'Lowest APR']);
  expect(wordsOf(cardOf('With a lender credit'))).toEqual(['$4,770 more than the cheapest', 'Least cash to close']);
  expect(wordsOf(cardOf('No points'))).toEqual(['$1,517 more than the cheapest']);

  expect(whenWords()).toEqual([
    'With a lender creditif you keep it for up to 2 years, 1 month (to Dec 2028)',
    'No pointsif you keep it for 2 years, 2 months to 3 years, 11 months (to Oct 2030)“No points” takes $2,400 more cash at closing than “With a lender credit”.',
    '2 pointsif you keep it for 4 years or longer, up to 30 years (from Nov 2030)“2 points” takes $8,400 more cash at closing than “With a lender credit”.',
  ]);
  expect(chart()).toHaveAccessibleName(
    'How much more each choice costs than the one that is cheapest at that time, over 10 years. After 5 years: With a lender credit $4,770 more, No points $1,517 more, 2 points cheapest.',
  );
  expect(screen.getByRole('link', { name: 'Ask Owen about these' })).toHaveAttribute(
    'href',
    'mailto:owen.marsh@ccm.example?subject=My%20loan%20choices',
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.title).toBe('Compare your loan choices | CCM');
});

test('slider and number field set the years together, and the URL keeps them', async () => {
  const { user } = await open();
  fireEvent.change(slider(), { target: { value: 3 } });
  expect(answer()).toBe(
    'Cheapest over 3 years: “No points”, $61,187 in all.“No points” takes $2,400 more cash at closing than “With a lender credit”.',
  );
  expect(yearsField()).toHaveValue('3');
  expect(slider()).toHaveAttribute('aria-valuetext', '3 years');
  expect(new URLSearchParams(window.location.search).get('years')).toBe('3');

  await user.clear(yearsField());
  await user.type(yearsField(), '12{Enter}');
  expect(answer()).toMatch(/^Cheapest over 12 years: “2 points”/);
  expect(slider()).toHaveValue('12');
  expect(chart()).toHaveAccessibleName(expect.stringContaining('over 20 years. After 12 years:'));
  expect(window.location.pathname + window.location.search).toBe(`${BY_PATH}?years=12`);
});

test('focus stays where it is when the URL gets the years', async () => {
  await open();
  const total = screen.getByRole('button', { name: 'Total cost' });
  act(() => total.focus());
  fireEvent.change(slider(), { target: { value: 3 } });
  await waitFor(() => expect(window.location.search).toBe('?years=3'));
  expect(total).toHaveFocus();
});

test('a typed number takes effect after a pause in typing', async () => {
  const { user } = await open();
  await user.clear(yearsField());
  await user.type(yearsField(), '1');
  expect(answer()).toMatch(/^Cheapest over 5 years/);
  await user.type(yearsField(), '2');
  await waitFor(() => expect(answer()).toMatch(/^Cheapest over 12 years/));
  expect(yearsField()).toHaveFocus();
  expect(new URLSearchParams(window.location.search).get('years')).toBe('12');
});

test.each([
  ['on Enter', '{Enter}'],
  ['when the field is left', '{Tab}'],
])('an invalid number of years changes nothing and shows an error %s until corrected', async (_when, key) => {
  const { user } = await open();
  await user.clear(yearsField());
  await user.type(yearsField(), '31');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard(key);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter whole years, from 1 to 30. We still show 5 years.');
  expect(yearsField()).toHaveAccessibleDescription(/Enter whole years, from 1 to 30\. We still show 5 years\./);
  expect(yearsField()).toBeInvalid();
  expect(yearsField()).toHaveValue('31');
  expect(answer()).toMatch(/^Cheapest over 5 years/);

  await user.type(yearsField(), '5');
  expect(yearsField()).toBeInvalid(); // the field now contains 315
  await user.type(yearsField(), '{Backspace}{Backspace}');
  expect(yearsField()).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  expect(answer()).toMatch(/^Cheapest over 3 years/);
});

test('the slider replaces a typed invalid number', async () => {
  const { user } = await open();
  await user.clear(yearsField());
  await user.keyboard('{Enter}');
  expect(yearsField()).toBeInvalid();
  fireEvent.change(slider(), { target: { value: 7 } });
  expect(yearsField()).toHaveValue('7');
  expect(yearsField()).toBeValid();
});

test.each([
  ['?years=9', '9'],
  ['?years=0', '5'],
  ['?years=seven', '5'],
])('a URL with %s starts with %s years', async (query, years) => {
  await open(aSummary(), BY_PATH + query);
  expect(yearsField()).toHaveValue(years);
});

test('two refinance scenarios show one always cheaper, temporary insurance and cash back at closing', async () => {
  await open(
    aSummary({
      amountNeeded: { purpose: 'refinance', amount: '290000.00' },
      scenarios: [
        aScenario({ mortgageInsurance: '95.10', mortgageInsuranceMonths: 61, cashToClose: '-2500.00' }),
        { ...twoPoints, loanAmount: '290000.00', cashToClose: '-3000.00' },
      ],
    }),
  );
  expect(screen.getByText(/^Two ways to borrow\. They pay off the \$290,000 that you owe now\./)).toBeVisible();
  const insured = cardOf('No points');
  expect(valueIn(insured, 'Mortgage insurance, for 5 years, 1 month')).toBe('$95');
  expect(valueIn(insured, 'Cash to close')).toBe('$2,500 to you');
  expect(valueIn(insured, 'You borrow')).toBe('$300,000');
  expect(valueIn(insured, 'Total each month')).toBe('$2,579');
  expect(whenWords()).toEqual(['2 pointshowever long you keep the loan, up to 30 years']);
});

test('four scenarios with a tie and a very long name are shown', async () => {
  const long = `A fixed rate with ${'very '.repeat(30)}many points`;
  const dear = { ...withCredit, name: long, credits: '0.00', cashToClose: '99999999.99' };
  await open(aSummary({ scenarios: [aScenario(), aScenario({ name: 'Twin' }), dear, { ...dear, name: 'Dear' }] }));
  expect(answer()).toBe('Cheapest over 5 years: “No points” and “Twin”, which cost the same, $97,522 in all.');
  expect(wordsOf(cardOf('Twin'))[0]).toBe('Cheapest over 5 years, the same as No points');
  expect(whenWords()).toEqual(['No points and Twin, which cost the samehowever long you keep the loan, up to 30 years']);
  expect(cardOf(long)).toBeVisible();
});

test('missing facts are omitted, and mentioned when they change the meaning', async () => {
  const { amountNeeded: _, ...summary } = aSummary({
    officer: { userIdentifier: 'O-1', firstName: '', lastName: '', emailAddress: '' },
    scenarios: [aScenario(), { ...twoPoints, loanAmount: '290000.00' }],
  });
  await open(summary);
  expect(screen.getByText(/^Two ways to borrow\. Prepared on Nov 22, 2026\. You can open/)).toBeVisible();
  expect(screen.getByText(/Your down payment is part of it/)).toBeVisible();
  expect(screen.getByText(/^Where you borrow more than in another choice/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ask/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('an officer without a name is shown by NMLS ID', async () => {
  const officer = { userIdentifier: 'O-1', firstName: '', lastName: '', emailAddress: '', nmlsId: '0000001' };
  await open(aSummary({ officer }));
  expect(screen.getByText(/Prepared by a loan officer, NMLS #0000001, on Nov 22, 2026\./)).toBeVisible();
});

test('unstated loan amounts are shown as approximate, once when they are equal', async () => {
  const { amountNeeded: _, ...summary } = aSummary();
  const unsaid = (scenario: LoanScenario): LoanScenario => {
    const { loanAmount: _amount, ...rest } = scenario;
    return rest;
  };
  const { unmount } = await open({ ...summary, scenarios: [unsaid(withCredit), unsaid(twoPoints)] });
  expect(screen.getByText(/^Two ways to borrow about \$300,000\./)).toBeVisible();
  expect(screen.queryByText('You borrow')).toBeNull();
  expect(screen.queryByText(/^Where you borrow more/)).toBeNull();
  unmount();

  const less = unsaid({ ...twoPoints, principalAndInterest: '1715.46' });
  await open({ ...summary, scenarios: [unsaid(withCredit), less] });
  expect(screen.getByText(/^Two ways to borrow\. /)).toBeVisible();
  expect(valueIn(cardOf('With a lender credit'), 'You borrow')).toBe('About $300,000');
  expect(valueIn(cardOf('2 points'), 'You borrow')).toBe('About $290,000');
  expect(screen.getByText(/^Where you borrow more/)).toBeVisible();
});

test.each([
  ['in the path', '/public-pages/loan-summaries/too-short'],
  ['in the query', '/loan-summaries/loan-summary?id=too-short'],
  ['nowhere', '/loan-summaries/loan-summary'],
])('an invalid token (%s) sends no request and says whom to ask', async (_where, address) => {
  renderPortal(address, { signedIn: false });
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/public-pages/loan-summaries'));
  expect(await screen.findByText(/ask your loan officer for a new link/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('an unknown link says whom to ask and gives no reason', async () => {
  stubSummaryLink(404, { errors: ['We could not find that.'], errorId: 'e' });
  renderPortal(BY_PATH, { signedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  expect(await screen.findByText(/ask your loan officer for a new link/)).toBeVisible();
  expect(within(screen.getByRole('main')).getByText(/^Call/)).toHaveTextContent('(216) 555-0142');
});

test('a lender failure shows an error with a retry', async () => {
  stubSummaryLink(500, { errors: ['Something went wrong on our side.'], errorId: 'e' });
  const { user } = renderPortal(BY_PATH, { signedIn: false });
  const panel = await screen.findByRole('alert');
  stubSummary();
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeVisible();
});

test('a truncated link says how to open the complete one', async () => {
  renderPortal('/public-pages', { signedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
  expect(await screen.findByText(/^Go back to the email and press the link there/)).toBeVisible();
});

test('the link’s token is in no state, action or storage under its own name', async () => {
  const { store } = await open();
  // RTK Query keeps the token as the query's argument only, and DevTools redact fields named `token`.
  const state = JSON.stringify(store.getState(), (name, value: unknown) => (name === 'token' ? '' : value));
  expect(state).not.toContain(SUMMARY_TOKEN);
  expect(JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)])).not.toContain(
    SUMMARY_TOKEN,
  );
  expect(document.body.textContent).not.toContain(SUMMARY_TOKEN);
});

test('cards, answer, table, chart and chart label show the same figures', async () => {
  const loan = (name: string, loanAmount: string, changes: Partial<LoanScenario>) => aScenario({ name, loanAmount, ...changes });
  const scenarios = [
    loan('A', '310000.00', { rate: '6.125', principalAndInterest: '1883.59', cashToClose: '72850.33' }),
    loan('B', '300000.00', { termMonths: 180, rate: '5.500', principalAndInterest: '2451.25', cashToClose: '-1999.50' }),
    loan('C', '295000.00', { rate: '7.000', principalAndInterest: '1962.64', mortgageInsurance: '95.12' }),
    loan('D', '295000.00', {
      rate: '7.000',
      principalAndInterest: '1962.64',
      mortgageInsurance: '95.12',
      cashToClose: '79800.40',
    }),
  ];
  const { user, container } = await open(aSummary({ scenarios }), `${BY_PATH}?years=17`);
  const onCards = scenarios.map(({ name }) => valueIn(cardOf(name), 'Total cost over 17 years') ?? '');
  const dollars = onCards.map((words) => Number(words.replace('−', '-').replace(/[$,]/g, '')));
  expect(new Set(dollars).size).toBeGreaterThan(2);

  await user.click(screen.getByRole('button', { name: 'Show table' }));
  const row = screen.getByRole('rowheader', { name: '17 years (your plan)' }).closest('tr')!;
  const least = Math.min(...dollars);
  const more = dollars.map((cost) => (cost === least ? 'cheapest' : `$${(cost - least).toLocaleString('en-US')} more`));
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(
    onCards.map((cost, index) => `${cost}${more[index]}`),
  );
  expect(answer()).toContain(onCards[dollars.indexOf(least)]);
  /** Returns each line's height above the lowest one, at the planned number of years. */
  const heights = () => {
    const drawn = [...container.querySelectorAll('.chart-plot .series-line')].map((line) =>
      Number([...(line.getAttribute('d') ?? '').matchAll(/[\d.]+,([\d.]+)/g)][17 * 12]?.[1]),
    );
    return drawn.map((y) => Math.max(...drawn) - y);
  };
  const dearest = dollars.indexOf(Math.max(...dollars));
  for (const [what, said] of [
    ['Difference', more],
    ['Total cost', onCards],
  ] as const) {
    await user.click(screen.getByRole('button', { name: what }));
    expect(screen.getByRole('button', { name: what, pressed: true })).toBeVisible();
    expect(chart()).toHaveAccessibleName(
      expect.stringContaining(scenarios.map(({ name }, at) => `${name} ${said[at]}`).join(', ')),
    );
    const drawn = heights();
    for (const [at, height] of drawn.entries()) {
      expect(height / drawn[dearest]!).toBeCloseTo((dollars[at]! - least) / (dollars[dearest]! - least), 3);
    }
  }
});

test('a difference below a dollar is not shown as no difference', async () => {
  const { user } = await open(aSummary({ scenarios: [aScenario(), aScenario({ name: 'Near', cashToClose: '79800.10' })] }));
  expect(chart()).toHaveAccessibleName(/After 5 years: No points cheapest, Near less than \$1 more\.$/);
  await user.click(screen.getByRole('button', { name: 'Show table' }));
  expect(screen.getByRole('row', { name: /^5 years/ })).toHaveTextContent('$97,522cheapest$97,522less than $1 more');
});

test('equal scenarios overlap in the chart, on an axis up to $1,000', async () => {
  const { container } = await open(aSummary({ scenarios: [aScenario(), aScenario({ name: 'Twin' })] }));
  expect(chart()).toHaveAccessibleName(/After 5 years: No points cheapest, Twin cheapest\.$/);
  const [one, other] = [...container.querySelectorAll('.chart-plot .series')];
  expect(one!.querySelector('.series-line')!.getAttribute('d')).toBe(other!.querySelector('.series-line')!.getAttribute('d'));
  const placesOf = (line: Element) =>
    [...line.querySelectorAll('.series-mark')].map((mark) => mark.getAttribute('transform')?.match(/[\d.]+/)?.[0]);
  expect(placesOf(one!).filter((place) => placesOf(other!).includes(place))).toEqual([]);
  const axis = [...container.querySelectorAll('.chart-plot text')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('$'));
  expect(axis).toEqual(['$0', '$500', '$1,000']);
});
