import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { aProfile, stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import { stubHumanCheckUnavailable } from '../../support/backends/guests.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import {
  anOfficer,
  stubRateDropCall,
  aPreference,
  stubOfficerSearch,
  stubAlerts,
  stubLoanDetail,
  stubLoanDetailNotFound,
} from '../../support/backends/rateDrop.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

type Sent = Parameters<typeof stubRateDropCall>[0];
const sent: Sent = [];
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const setValue = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const value = (name: string | RegExp) => (field(name) as HTMLInputElement).value;
const submit = () => screen.getByRole('button', { name: /^Set alert/ });
const TARGET = 'Tell me at';
const SAVING = 'Or when I save a month';

async function openForLoan() {
  stubProfile();
  stubLoanDetail();
  const portal = renderPortal('/loans/rate-drop?loanNumber=3100040101');
  await screen.findByRole('textbox', { name: TARGET });
  return portal;
}

const KEY_REUSED = { errors: ['It was sent before with other details.'], code: 'keyReused', errorId: 'e' };

const firstTwoShareKey = ([one, two, three]: Sent) => one!.key === two!.key && three!.key !== one!.key;

describe('on a loan', () => {
  test('known data is filled in, rate and savings convert, and savings name their term', async () => {
    await openForLoan();
    expect(value('Your rate now')).toBe('7.000');
    expect(value('Balance owed')).toBe('293,684.84');
    expect(value('Email')).toBe('ada@example.com');
    expect(screen.queryByRole('textbox', { name: 'Verify email' })).not.toBeInTheDocument();
    expect(screen.getByText('Our 30-year fixed rate today: 6.750% (6.905% APR)')).toBeVisible();
    expect(await screen.findByRole('combobox', { name: /Loan officer/ })).toHaveValue('Owen Marsh');

    setValue(TARGET, '6.5');
    await waitFor(() => expect(value(SAVING)).toBe('139.62'));
    const row = screen.getByRole('row', { name: /^You save a month/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$140', '$96']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'What',
      'New loan, 30 years',
      'New loan, 28 years',
    ]);
    setValue(SAVING, '200');
    await waitFor(() => expect(value(TARGET)).toBe('6.185'));
    expect(value(SAVING)).toBe('200');
    expect(submit()).toHaveTextContent('Set alert at 6.185%');
    // The derived field also follows changes of other inputs.
    setValue('Balance owed', '290000');
    await waitFor(() => expect(value(TARGET)).toBe('6.304'));
    // At the current rate there is no saving to show, although a new 30-year term would lower the payment.
    setValue(TARGET, '7');
    await waitFor(() => expect(value(SAVING)).toBe(''));
  });

  test('changed costs update the months to break even', async () => {
    const { user } = await openForLoan();
    setValue(TARGET, '6.5');
    const paidBack = () => screen.getByRole('row', { name: /^Costs paid back after/ });
    await waitFor(() => expect(paidBack()).toHaveTextContent('43 months'));
    await user.click(screen.getByRole('button', { name: 'Change the costs' }));
    setValue('Costs of the new loan', '');
    expect(screen.getByText('Costs assumed: $5,900.')).toBeVisible();
    setValue('Costs of the new loan', '2,000');
    await waitFor(() => expect(paidBack()).toHaveTextContent('15 months21 months'));
    setValue('Costs of the new loan', 'much');
    expect(await screen.findByText('Enter an amount in dollars, like 3600.')).toBeVisible();
  });

  test('an alert is sent with one key, also after a lost response, then confirmed', async () => {
    const { user } = await openForLoan();
    setValue(TARGET, '6.5');
    stubRateDropCall(sent, 'POST', 'userPreferences', 500);
    await user.click(submit());
    expect((await screen.findAllByText(/We could not find out whether your alert was set/)).length).toBeGreaterThan(0);
    const preference = aPreference();
    stubRateDropCall(sent, 'POST', 'userPreferences', 200, preference);
    stubAlerts(preference);
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank you for setting a Rate Drop Alert!' })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]!.body).toEqual({
      alert: {
        purpose: 'refinance',
        mrcLoanNumber: '3100040101',
        currentInterestRate: '7.000',
        currentMonthlyPayment: '1995.91',
        remainingLoanBalance: '293684.84',
        targetInterestRate: '6.500',
        targetMonthlySavings: '139.62',
        propertyUsage: 'primaryHome',
        propertyType: 'singleFamily',
        mortgageType: 'fixed30',
        loanOfficer: 'officer-1',
        firstName: 'Ada',
        lastName: 'Borrower',
        email: 'ada@example.com',
        phone: null,
        phoneConsent: null,
      },
    });
  });

  test('an alert changed after a lost response reports the first as set before setting another', async () => {
    const { user } = await openForLoan();
    setValue(TARGET, '6.5');
    stubRateDropCall(sent, 'POST', 'userPreferences', 500);
    await user.click(submit());
    await screen.findAllByText(/We could not find out whether your alert was set/);
    setValue(TARGET, '6.25');
    stubRateDropCall(sent, 'POST', 'userPreferences', 422, KEY_REUSED);
    await user.click(submit());
    expect((await screen.findAllByText(/Your alert was set after all, with the numbers you entered first/))[0]).toBeVisible();
    expect(screen.getByText('The first one went through')).toBeVisible();
    stubRateDropCall(sent, 'POST', 'userPreferences', 200, aPreference());
    stubAlerts(aPreference());
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Thank you for setting a Rate Drop Alert!' });
    expect(firstTwoShareKey(sent)).toBe(true);
  });

  test('consent to calls is unchecked, needs a phone number, and its text is sent', async () => {
    const { user } = await openForLoan();
    setValue(TARGET, '6.5');
    const box = screen.getByRole('checkbox', { name: /may also call or text me/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(submit());
    expect((await screen.findAllByText(/Enter the number that we may call/)).length).toBeGreaterThan(0);
    setValue(/^Phone/, '2165550188');
    stubRateDropCall(sent, 'POST', 'userPreferences', 200, aPreference());
    stubAlerts(aPreference());
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({
      alert: {
        phone: '2165550188',
        phoneConsent: {
          version: '2026-11',
          text: 'CCM Home Loans, LLC may also call or text me about this alert at (216) 555-0188, with automated calls and prerecorded messages. This is not a condition of any loan or service. Message and data rates may apply. Reply STOP to end it.',
        },
      },
    });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a target that is not below the current rate', { [TARGET]: '7' }, /This is not below the rate you have today/],
    ['a rate above 25', { [TARGET]: '25.001' }, /Enter a rate from 0 to 25 percent/],
    ['four decimals', { [TARGET]: '6.1234' }, /Enter a rate from 0 to 25 percent/],
    ['a saving that no rate reaches', { [SAVING]: '1500' }, /No rate saves this much/],
    [
      'a payment below the interest',
      { 'Monthly principal and interest': '900', [TARGET]: '6' },
      /does not even cover the interest/,
    ],
    ['no target', {}, /Enter the rate you want to hear about, or what you want to save/],
    ['a new email address without confirmation', { [TARGET]: '6', Email: 'other@example.com' }, /Enter the email address again/],
  ])('%s shows an error at its field, and nothing is sent', async (_what, typed, words) => {
    const { user } = await openForLoan();
    for (const [name, text] of Object.entries(typed)) setValue(name, text);
    await user.click(submit());
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  test('the account’s email address needs no confirmation, whatever was typed before', async () => {
    const { user } = await openForLoan();
    setValue(TARGET, '6.5');
    setValue('Email', 'other@example.com');
    setValue('Verify email', 'another@example.com');
    setValue('Email', 'ADA@example.com');
    expect(screen.queryByRole('textbox', { name: 'Verify email' })).not.toBeInTheDocument();
    stubRateDropCall(sent, 'POST', 'userPreferences', 200, aPreference());
    stubAlerts(aPreference());
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('contradictory numbers are reported, and a shorter loan may cost more', async () => {
    const { user } = await openForLoan();
    setValue(TARGET, '6.5');
    setValue('Monthly principal and interest', '1715');
    expect(await screen.findByText(/would take more than 40 years to pay off/)).toBeVisible();
    setValue('Monthly principal and interest', '1995.91');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mortgage type' }), '15-year fixed');
    expect(await screen.findByText(/a new 15-year loan would cost you more a month, by about/)).toBeVisible();
    expect(value(SAVING)).toBe('');
    expect(screen.getAllByText('Not paid back').length).toBeGreaterThan(0);
  });

  test('the lender’s error is shown at its field, and typed values stay', async () => {
    const { user } = await openForLoan();
    setValue(TARGET, '6.9');
    const words = 'Our 30-year fixed rate is 6.750% (6.905% APR) today, already at or below this.';
    stubRateDropCall(sent, 'POST', 'userPreferences', 400, {
      errors: [words],
      fields: { targetInterestRate: words },
      errorId: 'e',
    });
    await user.click(submit());
    await waitFor(() => expect(field(TARGET)).toHaveAccessibleDescription(new RegExp('already at or below this')));
    expect(value(TARGET)).toBe('6.9');
  });

  test('an unknown loan redirects to a page that says what to do', async () => {
    stubProfile();
    stubLoanDetailNotFound('3100040606');
    renderPortal('/loans/rate-drop?loanNumber=3100040606');
    expect(await screen.findByRole('heading', { name: 'We can’t start from this loan' })).toBeVisible();
    expect(window.location.pathname).toBe('/loans/rate-drop/rdnodata');
    expect(screen.getByRole('link', { name: 'Use my own numbers' })).toHaveAttribute('href', '/public-pages/rate-drop');
  });
});

test('without a loan, alert or link, the alert list explains that one is needed', async () => {
  stubProfile();
  stubLoans();
  const { user } = renderPortal('/loans/rate-drop?loanNumber=');
  expect(await screen.findByText('Which loan is the Rate Drop Alert for?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Which loan is the Rate Drop Alert for?')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
});

describe('the loan officer field', () => {
  const officer = () => screen.findByRole('combobox', { name: /Loan officer/ });

  test('searches from two letters on and ignores older responses', async () => {
    const { user } = await openForLoan();
    const input = await officer();
    await user.clear(input);
    stubOfficerSearch('ow', [anOfficer({ firstName: 'Slow' })], 600);
    stubOfficerSearch('owena', [
      anOfficer({ userIdentifier: 'officer-2', firstName: 'Owena', branch: 'Columbus', nmlsId: '0000002' }),
    ]);
    await user.type(input, 'o');
    expect(await screen.findByText('Type at least 2 letters', { selector: '.MuiAutocomplete-noOptions' })).toBeVisible();
    await user.type(input, 'w');
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    await user.type(input, 'ena');
    expect(await screen.findByRole('option', { name: /Owena Marsh.*Columbus, NMLS #0000002/ })).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText(/Slow/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('Owena Marsh');
    expect(sent).toEqual([]); // Enter selected the officer without submitting the form
  });

  test('handles no match, a failed search and a hostile name', async () => {
    const { user } = await openForLoan();
    const input = await officer();
    await user.clear(input);
    stubOfficerSearch('zz', []);
    await user.type(input, 'zz');
    expect((await screen.findAllByText(/No loan officer found/)).length).toBeGreaterThan(0);
    nock('http://localhost').get('/api/borrower/RateDrop/searchActiveByNameOrEmail/zzz').reply(503);
    await user.type(input, 'z');
    expect((await screen.findAllByText(/We could not search just now/)).length).toBeGreaterThan(0);
    const name = `<img src=x onerror=alert(1)> \u202Egnp.exe ${'W'.repeat(200)}`;
    stubOfficerSearch('<i', [anOfficer({ firstName: name })]);
    await user.clear(input);
    await user.type(input, '<i');
    expect(await screen.findByRole('option', { name: /<img src=x/ })).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('without an account', () => {
  async function visitors(address = '/public-pages/rate-drop') {
    stubHumanCheckUnavailable();
    const portal = renderPortal(address, { signedIn: false });
    await screen.findByRole('textbox', { name: TARGET });
    return portal;
  }
  async function fill({ user }: Awaited<ReturnType<typeof visitors>>) {
    setValue(TARGET, '6.5');
    setValue('First name', 'Vera');
    setValue('Last name', 'O’Neil');
    setValue('Email', 'vera@example.com');
    setValue('Verify email', 'VERA@example.com ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How you use it' }), 'I live there');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of home' }), 'Condo');
  }

  test('a purchase hides the loan fields without losing them, and the alert is sent and confirmed', async () => {
    const portal = await visitors('/public-pages/rate-drop/0012345678');
    expect(value(/^Loan number/)).toBe('0012345678');
    setValue('Your rate now', '7');
    await portal.user.click(screen.getByRole('radio', { name: 'Buy a home' }));
    expect(screen.queryByRole('textbox', { name: 'Your rate now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: SAVING })).not.toBeInTheDocument();
    await portal.user.click(screen.getByRole('radio', { name: 'Refinance' }));
    expect(value('Your rate now')).toBe('7');
    await portal.user.click(screen.getByRole('radio', { name: 'Buy a home' }));
    await fill(portal);
    stubRateDropCall(sent, 'POST', 'addRateDropLead', 200, { reference: 'a-reference' });
    await portal.user.click(submit());
    expect(await screen.findByText('Your submission has been successfully received.')).toBeVisible();
    expect(screen.getByText('We will get in touch with you soon.')).toBeVisible();
    expect(sent[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]!.body).toMatchObject({
      alert: { purpose: 'purchase', targetInterestRate: '6.500', email: 'vera@example.com' },
    });
    expect(sent[0]!.body['alert']).not.toHaveProperty('mrcLoanNumber');
    expect(window.localStorage.getItem('portal.rate-drop')).toBeNull();
    const signUp = screen.getAllByRole('link', { name: 'Sign up' }).at(-1)!;
    await portal.user.click(signUp.parentElement!);
    expect(window.localStorage.getItem('portal.rate-drop')).toBeNull();
    await portal.user.click(signUp);
    expect(window.localStorage.getItem('portal.rate-drop')).toContain('"a-reference"');
    expect(window.localStorage.getItem('portal.rate-drop')).not.toContain('vera');
  });

  async function afterALostAnswer() {
    const portal = await visitors();
    await portal.user.click(screen.getByRole('radio', { name: 'Buy a home' }));
    await fill(portal);
    stubRateDropCall(sent, 'POST', 'addRateDropLead', 502);
    await portal.user.click(submit());
    await screen.findAllByText(/We could not find out whether your alert was set/);
    return portal;
  }

  test('an alert changed after a lost response reports the first as set before setting another', async () => {
    const portal = await afterALostAnswer();
    setValue('First name', 'Veronica');
    stubRateDropCall(sent, 'POST', 'addRateDropLead', 422, KEY_REUSED);
    await portal.user.click(submit());
    expect((await screen.findAllByText(/Your alert was set after all, with the numbers you entered first/))[0]).toBeVisible();
    stubRateDropCall(sent, 'POST', 'addRateDropLead', 200, { reference: 'a-reference' });
    await portal.user.click(submit());
    await screen.findByText('Your submission has been successfully received.');
    expect(firstTwoShareKey(sent)).toBe(true);
  });

  test('a failed human check names the phone and no way to pay', async () => {
    await afterALostAnswer();
    const words = screen.getByText(/The check did not work/);
    expect(words).toHaveTextContent('(216) 555-0142');
    expect(words).not.toHaveTextContent(/\bpay/i);
  });

  test('different email addresses and too many requests show errors, and typed values stay', async () => {
    const portal = await visitors();
    await portal.user.click(screen.getByRole('radio', { name: 'Buy a home' }));
    await fill(portal);
    setValue('Verify email', 'vera@example.org');
    await portal.user.click(submit());
    expect((await screen.findAllByText(/The two email addresses are not the same/)).length).toBeGreaterThan(0);
    setValue('Verify email', 'vera@example.com');
    stubRateDropCall(sent, 'POST', 'addRateDropLead', 429, {
      errors: ['There were too many requests.'],
      code: 'tooManyTries',
      errorId: 'e',
    });
    await portal.user.click(submit());
    expect((await screen.findAllByText(/There were too many requests/)).length).toBeGreaterThan(0);
    expect(value('First name')).toBe('Vera');
  });

  test('a signed-in borrower sets the alert in the account', async () => {
    stubProfile(aProfile({ firstName: 'Ada' }));
    renderPortal('/public-pages/rate-drop');
    const firstName = await screen.findByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(firstName).toHaveValue('Ada'));
    expect(screen.queryByRole('region', { name: /person/ })).not.toBeInTheDocument();
  });

  test('an officer’s truncated link still sets the alert and says so', async () => {
    const portal = await visitors('/loans/rate-drop?contactid=cut-off');
    await portal.user.click(screen.getByRole('radio', { name: 'Buy a home' }));
    await fill(portal);
    stubRateDropCall(sent, 'POST', 'addRateDropLead', 200, { reference: 'a-reference' });
    await portal.user.click(submit());
    expect(await screen.findByText(/The link from your loan officer has expired or was cut off/)).toBeVisible();
  });
});
