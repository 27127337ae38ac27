/**
 * Fills in every form of the portal and uses every upload, and checks that no typed value and no data of the borrower is in a problem
 * report.
 */
import { readdirSync, readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { CANARIES, watchReports, seededSecrets, TYPED_VALUES } from './support/canaries.ts';
import { followTraces } from './support/traces.ts';
import { openMenu } from './support/header.ts';
import { FEE, feeLinkOf } from './support/guests.ts';
import { REPORT_RECIPIENTS, reportLinkOf } from './support/homeValues.ts';
import { incomeLinkOf, verifyContact } from './support/income.ts';
import { aPdfOf, aPhotograph } from './support/testFiles.ts';
import { payButton, receiptTitle, title } from './support/paymentSteps.ts';
import { expect, JOURNEY_NOW, test } from './support/portal.ts';
import { saveReport } from './support/problemReports.ts';
import { firstLoanOf, settled } from './support/screens.ts';
import { secretsIn } from './support/secretSearch.ts';
import { SUMMARY_RECIPIENTS, summaryLinkOf } from './support/summaries.ts';

/**
 * Source files that contain a form or field, by the journey that fills them in. The shared components of `platform/forms` and
 * `platform/upload` are left out, because every form uses them.
 */
const FILES_BY_JOURNEY: Record<string, readonly string[]> = {
  'a visitor’s forms': [
    'features/auth/signUp/SignUpForm.tsx',
    'features/auth/signUp/SignUpScreen.tsx',
    'features/docuSafe/sending/SenderStep.tsx',
    'features/docuSafe/sending/SendingStep.tsx',
    'features/loanSummaries/MeasureToggle.tsx',
    'features/loanSummaries/YearsControl.tsx',
    'features/privacy/ChoiceSwitch.tsx',
    'features/rateDrop/AlertForm.tsx',
    'features/rateDrop/Estimate.tsx',
    'lending/officers/OfficerTypeAhead.tsx',
  ],
  'the forms behind mailed links': [
    'features/docuSafe/requests/SendFiles.tsx',
    'features/homeValuation/question/QuestionForm.tsx',
    'features/pay/steps/MethodStep.tsx',
    'lending/methods/BillingAddress.tsx',
  ],
  'the forms of an income check': [
    'features/ocr/flow/upload/DocumentsUploadScreen.tsx',
    'features/ocr/flow/verify/VerifyForm.tsx',
    'features/ocr/review/fields/AutosaveField.tsx',
    'features/ocr/review/income/FrequencyQuestion.tsx',
    'features/ocr/review/income/JobFactsFields.tsx',
  ],
  'a borrower’s forms': ['features/loans/address/MailingAddressForm.tsx', 'features/support/report/DescriptionField.tsx'],
  'the forms of several loans': [
    'features/homeValuation/HomeValueScreen.tsx',
    'features/loans/picker/LoanPicker.tsx',
    'features/privacy/PrivacyChoices.tsx',
  ],
  'secrets.spec.ts': [
    'features/accounts/edit/AddMethodScreen.tsx',
    'features/accounts/edit/EditMethodScreen.tsx',
    'features/accounts/edit/EditCardForm.tsx',
    'features/loans/add/AddLoanForm.tsx',
    'features/pay/guest/VisitorPayOptions.tsx',
    'features/pay/guest/RenewTicket.tsx',
    'features/pay/guest/VerifyScreen.tsx',
    'lending/identity/IdentityForm.tsx',
  ],
  // The one field whose text a report contains as typed, and the checkboxes that leave parts out of a report.
  'reportProblem.spec.ts': [
    'features/support/report/ReplyAddressField.tsx',
    'features/support/report/StepList.tsx',
    'features/support/report/ReportContents.tsx',
  ],
  'income.spec.ts': ['features/ocr/check/ConsentPanel.tsx'],
  // The landing page's light/dark switch: that page runs no script, so it has no report.
  nowhere: ['features/landing/LandingScreen.tsx'],
};

const FIELD =
  /<(?:PortalForm|IdentityForm|form|input|textarea|select|OutlinedInput|RadioGroup|ToggleButtonGroup|Checkbox|Switch|Slider|Autocomplete|UploadArea)\b|styled\((?:OutlinedInput|RadioGroup|OptionCardGroup|ToggleButtonGroup)\b|contentEditable/;

test('every form and field of the portal is covered by one of these journeys', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:app|features|lending)\/.*\.tsx$/.test(file) && FIELD.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(found.sort()).toEqual(Object.values(FILES_BY_JOURNEY).flat().sort());
});

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const files = (page: Page, name: RegExp): Locator => page.locator('input[type=file]').and(page.getByLabel(name));
const canaryPdf = (nth = 1) => aPdfOf(`${TYPED_VALUES.file}-${nth}.pdf`);

test('a visitor’s forms', async ({ page, portal }) => {
  test.slow();
  const { fill, checkReport } = watchReports(page, [
    ...CANARIES,
    { name: 'the loan', text: '3199917355' },
    { name: 'the costs', text: '71,943' },
    { name: 'the costs', text: '71943' },
  ]);
  await page.goto('/auth/signup');
  for (const language of ['fr', 'en']) await page.locator('main select').selectOption(language);
  await expect(title(page, 'Create your account')).toBeVisible();
  await fill();
  await button(page, 'Create account').click();
  await expect(title(page, 'Check your email')).toBeVisible();
  await checkReport();

  await page.goto('/public-pages/rate-drop');
  await fill();
  await button(page, /^Set alert/).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fill({
    mrcLoanNumber: '3199917355',
    currentInterestRate: '7',
    remainingLoanBalance: '293,684.84',
    currentMonthlyPayment: '1,995.91',
    targetMonthlySavings: '400',
    firstName: TYPED_VALUES.firstName,
    lastName: TYPED_VALUES.lastName,
    phone: TYPED_VALUES.phone,
  });
  await button(page, 'Change the costs').click();
  await page.getByRole('region', { name: 'What this could mean' }).getByRole('textbox').fill('71,943.19');
  await page.getByLabel('How you use it').selectOption('I live there');
  await page.getByLabel('Kind of home').selectOption('Condo');
  await page.getByRole('combobox', { name: /^Loan officer/ }).fill('daniel k');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('checkbox').check();
  await button(page, /^Set alert/).click();
  await expect(title(page, 'Thank you for setting a Rate Drop Alert!')).toBeVisible();
  await checkReport();

  await page.goto('/public-pages/send-documents/jo.marsh%40ccm.example/upload');
  await expect(title(page, 'Send your documents')).toBeVisible();
  await button(page, 'Continue').waitFor();
  await fill({ firstName: TYPED_VALUES.firstName, lastName: TYPED_VALUES.lastName });
  await button(page, 'Continue').click();
  await button(page, 'Tax return').click();
  await files(page, /^Choose files: Tax/).setInputFiles([
    await canaryPdf(),
    await aPdfOf(`${TYPED_VALUES.file}-2.pdf`, 1, 'locked'),
  ]);
  await expect(page.getByText(/it asks for a password/).first()).toBeVisible();
  await button(page, `Dismiss ${TYPED_VALUES.file}-2.pdf`).click();
  await button(page, /^Tell Jo Marsh/).click();
  await expect(page.getByText(/^Everything is in\. We told Jo Marsh/)).toBeVisible();
  await checkReport();

  await page.goto(await summaryLinkOf(portal, SUMMARY_RECIPIENTS.three));
  await settled(page);
  await fill();
  await page.getByRole('slider').press('ArrowLeft');
  const total = button(page, 'Total cost');
  await total.press('Space'); // Clicks right after the slider changed, just before its years are written to the URL.
  await expect(total).toHaveAttribute('aria-pressed', 'true');
  await checkReport();
  await page.goto('/privacy-preferences-public');
  await page.getByRole('switch').first().click();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  await checkReport();
});

test('the forms behind mailed links', async ({ page, portal }) => {
  const { fill, checkReport } = watchReports(page, [
    ...CANARIES,
    ...(await seededSecrets(portal.origin, 'due.soon@example.com', 'Larkspur')),
  ]);
  await page.goto(await feeLinkOf(portal, FEE.email));
  await page.getByRole('radio', { name: /A new bank account/ }).check();
  await fill();
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('radio', { name: 'A new debit card' }).check();
  await page.getByRole('checkbox', { name: /^Billing address is/ }).uncheck({ force: true });
  const person = `${TYPED_VALUES.firstName} ${TYPED_VALUES.lastName}`;
  await fill({
    cardHolderName: person,
    cardExpDate: '0829',
    cardCVV: '907',
    addressLine1: TYPED_VALUES.street,
    addressCity: TYPED_VALUES.city,
    addressZip1: TYPED_VALUES.zip,
  });
  await page.getByLabel('State').selectOption('MT');
  await button(page, 'Continue').click();
  await expect(title(page, 'Review your fee payment')).toBeVisible();
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await checkReport();

  await page.goto((await portal.inbox('docs.asked@example.com'))[0]!.links[0]!.url);
  await files(page, /^Choose files: Bank/).setInputFiles([
    await canaryPdf(),
    await aPdfOf(`${TYPED_VALUES.file}-2.pdf`, 1, 'locked'),
  ]);
  await expect(page.getByText(/it asks for a password/).first()).toBeVisible();
  await checkReport();
  await page.goto((await portal.inbox('docs.preapproval@example.com'))[0]!.links[0]!.url);
  const photograph = { ...(await aPhotograph(page, '2025')), name: `${TYPED_VALUES.file}.jpg` };
  for (const _page of [1, 2]) await files(page, /^Take a photo: W-2/).setInputFiles(photograph);
  await button(page, /^Send as one document/).click();
  await expect(page.getByText('1 of 2 sent').first()).toBeVisible();
  await checkReport();

  await page.goto(await reportLinkOf(portal, REPORT_RECIPIENTS.estimate));
  await button(page, 'Ask a question').click();
  await page.getByLabel('Your question').waitFor();
  await fill();
  await button(page, 'Send question').click();
  await expect(page.getByText(/^They will answer by email/)).toBeVisible();
  await checkReport();
});

test('the forms of an income check', async ({ page, portal, problems }) => {
  problems.allow(/Failed to load resource/); // The first response is a 403, because there is no ticket yet.
  await page.clock.setSystemTime(JOURNEY_NOW);
  const link = await incomeLinkOf(portal, 'to be looked at');
  const { fill, checkReport } = watchReports(page, [
    ...CANARIES,
    { name: 'the person', text: link.lastName },
    { name: 'the link', text: link.token },
    { name: 'an amount', text: '7,719.43' },
    { name: 'an amount', text: '7719.43' },
    { name: 'an amount', text: '71,943.19' },
    { name: 'an amount', text: '71943.19' },
  ]);
  await page.goto(link.url);
  await page.getByLabel('Last name').waitFor();
  await fill();
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await verifyContact(page, link);
  await expect(title(page, 'Check what we read')).toBeVisible();
  await button(page, 'Add overtime, bonus or hourly pay').first().click();
  await fill();
  /** The field that was just opened has the focus. It closes if its value is not changed. */
  const typed = page.locator('input:focus');
  for (const nth of [0, 1]) {
    for (const label of ['Employer', 'Name on the paystub']) {
      await button(page, `Edit: ${label}`).nth(nth).click();
      await typed.fill(TYPED_VALUES.word);
      await typed.press('Enter');
      await expect(button(page, `Edit: ${label}`)).toHaveCount(2); // The value was saved.
    }
  }
  for (const label of ['Period from', 'Hourly rate', 'Hours']) {
    await button(page, `Edit: ${label}`).first().click();
    await typed.fill(label === 'Period from' ? TYPED_VALUES.word : TYPED_VALUES.digits);
    await typed.blur(); // A value that cannot be parsed stays in the field.
  }
  for (const left of [1, 0]) {
    await button(page, 'Yes, that is my name').first().click();
    await expect(button(page, 'Yes, that is my name')).toHaveCount(left);
  }
  await page.getByText('New job this year, or a W-2 from last year?').click();
  await page.getByLabel('I started this job this year').check();
  await page.getByLabel('What you earned there last year (W-2)').fill('71,943.19');
  await page.getByLabel('First day at this job').fill('02/17/2026');
  await button(page, 'Edit: Gross this period').first().click();
  await page.getByRole('textbox', { name: 'Gross this period' }).fill('7,719.43');
  await page.getByRole('textbox', { name: 'Gross this period' }).press('Enter');
  await expect(page.getByText(/^We read \$/)).toBeVisible();
  await page.getByRole('radio', { name: /^Every week/ }).check();
  await button(page, /^Leave this paystub out: Quillfeather/)
    .first()
    .click();
  await button(page, /^Count it again: Quillfeather/).click();
  await checkReport();
  await page.goto(`/income-verification-documents-request/${link.token}/documents-upload`);
  await files(page, /^Choose files/).setInputFiles(await canaryPdf());
  await expect(page.getByText('We found no paystub in this file').first()).toBeVisible({ timeout: 30_000 });
  await checkReport();
});

test('a borrower’s forms leak nothing, and planted copies are found', async ({ page, portal, context }) => {
  await followTraces(context);
  const secrets = [...CANARIES, ...(await seededSecrets(portal.origin, 'due.soon@example.com', 'Maple Street'))];
  await portal.resume(page, 'due soon');
  await page.getByRole('link', { name: /^See loan details/ }).waitFor();
  secrets.push({ name: 'the loan', text: await firstLoanOf(page) });
  const { fill, checkReport } = watchReports(page, secrets);
  await page.getByRole('link', { name: /^See loan details/ }).click();
  await page.getByRole('link', { name: 'Change mailing address' }).click();
  await page.getByLabel('Street address').waitFor();
  await fill();
  await button(page, 'Save new address').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('State').selectOption('MT');
  await fill({ streetAddress: TYPED_VALUES.street, city: TYPED_VALUES.city, zipCode: TYPED_VALUES.zip });
  await button(page, 'Save new address').click();
  await expect(page.getByRole('heading', { name: 'Your new address is saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to loan details' }).click();

  await page.getByRole('link', { name: 'Set a Rate Drop Alert' }).click();
  await page.getByLabel('Tell me at').waitFor();
  const person = { firstName: TYPED_VALUES.firstName, lastName: TYPED_VALUES.lastName, phone: TYPED_VALUES.phone };
  const numbers = { currentInterestRate: '6.5', remainingLoanBalance: '293,684.84', currentMonthlyPayment: '1,995.91' };
  await fill({ ...person, ...numbers, targetMonthlySavings: '400' });
  await button(page, /^Set alert/).click();
  await page.getByRole('link', { name: 'See your Rate Drop Alerts' }).click();
  await page.getByRole('link', { name: /^Change: / }).click();
  await page.getByLabel('Tell me at').fill('5');
  await button(page, 'Save changes').click();
  await expect(title(page, 'Rate Drop Alerts')).toBeVisible();
  await checkReport();

  await openMenu(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home value' }).click();
  await button(page, 'Ask a question').click();
  await page.getByLabel('Your question').waitFor();
  await fill();
  await button(page, 'Send question').click();
  await expect(page.getByText(/^They will answer by email/)).toBeVisible();
  const { digits, email, phone } = TYPED_VALUES;
  const { text } = await saveReport(
    page,
    `I am Dana Whitfield of 418 Maple Street, ${email}, ${phone}, card ${digits}, loan 3100040101.`,
  );
  expect(secretsIn(text, secrets)).toEqual([]);

  // A report contains action types unredacted, because they come from the source code. So planted types must be found.
  await page.evaluate(
    (planted) => {
      for (const type of planted) window.watchedStore?.dispatch({ type });
    },
    secrets.map(({ text: planted }) => planted.replace(/"$/, '')),
  );
  expect(secretsIn((await saveReport(page)).text, secrets)).toEqual(secrets.map(({ name }) => name));
});

test('the forms of several loans', async ({ page, portal }) => {
  const { fill, checkReport } = watchReports(page, [
    ...CANARIES,
    ...(await seededSecrets(portal.origin, 'two.loans@example.com', 'Ocean Boulevard', 'Joris')),
    ...(await seededSecrets(portal.origin, 'paper.trail@example.com')),
  ]);
  await portal.resume(page, 'two loans', '/loans/top-bar');
  await page.getByRole('combobox', { name: 'Find a loan' }).waitFor();
  await fill();
  await page.getByRole('combobox', { name: 'Find a loan' }).fill('ocean');
  await page.getByRole('option').first().click();
  await expect(title(page, 'Loan details')).toBeVisible();
  await page.getByRole('link', { name: 'Home value' }).first().click();
  for (const index of [1, 0]) await page.getByLabel('Which home').selectOption({ index });
  await button(page, 'Show this home').click();
  await checkReport();
  await page.goto('/privacy-preferences');
  await page.getByRole('radio', { name: /^Everyone on the loan/ }).check();
  await page.getByRole('switch').first().click();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  await checkReport();
  await page.goto('/public-pages/send-documents/jo.marsh%40ccm.example/upload');
  await button(page, 'Continue').click();
  await button(page, 'Tax return').click();
  await files(page, /^Choose files: Tax/).setInputFiles(await canaryPdf());
  await expect(page.getByText('The file was sent.')).toBeVisible();
  await checkReport();

  await page.goto('about:blank'); // A blank page cannot notice that its session is gone.
  await page.context().clearCookies();
  await portal.resume(page, 'documents asked for', '/document-requests');
  await files(page, /^Choose files/)
    .first()
    .setInputFiles(await canaryPdf());
  await expect(page.getByText('The file was sent.')).toBeVisible();
  await checkReport();
});
