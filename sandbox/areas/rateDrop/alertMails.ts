/** Emails about Rate Drop Alerts. Text typed by strangers appears in them only as a single line. */
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toPercent } from '../../base/wire/formats.ts';
import type { MailLink } from '../../base/mailer.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { levelPayment, remainingMonths } from '../../lender/rates/loanMath.ts';
import { PRODUCTS, formatRate, type Quote } from '../../lender/rates/rates.ts';
import { formatDay, formatDollars } from '../../lender/format.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { RateAlertTable } from './tables.ts';
import { unsubscribeUrl } from './unsubscribeLink.ts';

interface AlertMailContext {
  alert: RateAlertTable;
  quote: Quote;
  /** The loan officer responsible; null when none was chosen and the loan has none. */
  officer: LoanOfficerTable | null;
}

const ESTIMATE_DISCLAIMER =
  'This is an estimate of principal and interest only; taxes and insurance are extra. It is not an offer of credit or a commitment to lend, and rates change daily.';

/**
 * Email that confirms a new alert. People without an account get it, too; for them, its unsubscribe link is the only way to end the
 * alert.
 */
export async function alertCreatedMail(sandbox: Sandbox, { alert, quote, officer }: AlertMailContext): Promise<OutgoingMail> {
  const target = `${toPercent(alert.target_rate)}%`;
  const stop = await unsubscribeLink(sandbox, alert);
  return writeMail(sandbox.letterhead, {
    to: alert.email,
    subject: `We are watching rates for you: ${target}`,
    heading: 'Your Rate Drop Alert is set',
    before: [
      `Hello ${alert.first_name}, we will email you once when our ${PRODUCTS[alert.mortgage_type].name} rate is at ${target} or below.`,
      alert.phone_consent === null ? 'We will not call you about it.' : `You agreed: “${alert.phone_consent.text}”`,
    ],
    facts: [
      { name: 'Your number', value: target, isMain: true },
      { name: 'Rate today', value: formatRate(quote) },
      { name: 'For', value: describePurpose(alert) },
      ...(officer === null ? [] : [{ name: 'Loan officer', value: formatOfficer(officer) }]),
    ],
    link: alertsLink(sandbox, alert, 'See or change your alerts'),
    after: ['If you did not ask for this, use the link that stops these emails.'],
    reason: 'You get this email because somebody set a Rate Drop Alert for this address.',
    unsubscribe: stop,
  });
}

export async function targetReachedMail(sandbox: Sandbox, { alert, quote, officer }: AlertMailContext): Promise<OutgoingMail> {
  const stop = await unsubscribeLink(sandbox, alert);
  return writeMail(sandbox.letterhead, {
    to: alert.email,
    subject: `Rates reached your number: ${toPercent(quote.rate)}%`,
    heading: 'Rates reached your number',
    before: [
      `Hello ${alert.first_name}, our ${PRODUCTS[alert.mortgage_type].name} rate today is ${formatRate(quote)}. You asked us to tell you at ${toPercent(alert.target_rate)}%.`,
      ...describeSavings(alert, quote),
    ],
    facts: [
      { name: 'Rate today', value: formatRate(quote), isMain: true },
      { name: 'Your number', value: `${toPercent(alert.target_rate)}%` },
      { name: 'For', value: describePurpose(alert) },
      ...(officer === null
        ? []
        : [
            { name: 'Ask', value: formatOfficer(officer) },
            { name: 'Write to', value: officer.email },
            ...(officer.phone === null ? [] : [{ name: 'Call', value: formatPhone(officer.phone) }]),
          ]),
    ],
    link: alertsLink(sandbox, alert, 'See your alerts'),
    after: [ESTIMATE_DISCLAIMER],
    reason: 'You get this email because you set a Rate Drop Alert. We send it once for each drop.',
    unsubscribe: stop,
  });
}

/** Email to the loan officer: the target of a borrower was reached, and how they may be contacted. */
export const officerTargetReachedMail = (
  sandbox: Sandbox,
  about: AlertMailContext & { officer: LoanOfficerTable },
): OutgoingMail =>
  officerMail(sandbox, about, {
    subject: `Rate Drop Alert reached: ${toPercent(about.quote.rate)}%`,
    heading: 'Rates reached a borrower’s number',
    before: [`${nameOf(about.alert)} asked to be told at ${toPercent(about.alert.target_rate)}%. We have emailed them today.`],
  });

/** Email to the loan officer: somebody without an account set an alert and chose this officer. */
export const officerLeadMail = (sandbox: Sandbox, about: AlertMailContext & { officer: LoanOfficerTable }): OutgoingMail =>
  officerMail(sandbox, about, {
    subject: 'New Rate Drop Alert for you',
    heading: 'Somebody set a Rate Drop Alert and chose you',
    before: [`${nameOf(about.alert)} expects to hear from you. Their number is ${toPercent(about.alert.target_rate)}%.`],
  });

function officerMail(
  sandbox: Sandbox,
  { alert, quote, officer }: AlertMailContext & { officer: LoanOfficerTable },
  words: { subject: string; heading: string; before: string[] },
): OutgoingMail {
  const { phone, phone_consent: consent, mrc_loan_number: loanNumber } = alert;
  return writeMail(sandbox.letterhead, {
    to: officer.email,
    ...words,
    facts: [
      { name: 'Name', value: nameOf(alert), isMain: true },
      { name: 'Email', value: alert.email },
      ...(phone === null ? [] : [{ name: 'Phone', value: formatPhone(phone) }]),
      {
        name: 'May be called',
        value: consent === null ? 'No, by email only' : `Yes, agreed on ${formatDay(lenderDay(new Date(consent.givenAt)))}`,
      },
      { name: 'For', value: describePurpose(alert) },
      ...(loanNumber === null ? [] : [{ name: 'Loan', value: `Loan ending in ${loanNumber.slice(-4)}` }]),
      { name: 'Rate today', value: formatRate(quote) },
    ],
    reason: 'You get this email because you are the loan officer of this alert.',
  });
}

const nameOf = ({ first_name, last_name }: RateAlertTable): string => `${first_name} ${last_name}`;

const formatPhone = (phone: string): string => `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;

const describePurpose = ({ purpose, mortgage_type }: RateAlertTable): string =>
  `${purpose === 'refinance' ? 'Refinance' : 'Home purchase'}, ${PRODUCTS[mortgage_type].name}`;

/** Describes the monthly savings for a new loan and for the remaining term. Empty if nothing would be saved. */
function describeSavings(alert: RateAlertTable, quote: Quote): string[] {
  const { current_rate: rate, current_payment_cents: payment, balance_cents: balance } = alert;
  if (rate === null || payment === null || balance === null) return [];
  const left = remainingMonths(balance, rate / 1000, payment);
  const { years } = PRODUCTS[alert.mortgage_type];
  const saved = (months: number) => payment - levelPayment(balance, quote.rate / 1000, months);
  const overNew = saved(years * 12);
  if (overNew <= 0) return [];
  const overLeft = left === null ? 0 : saved(left);
  const rest =
    overLeft > 0 && left !== null
      ? `, or about ${formatDollars(overLeft)} if you pay it off in the ${left} months you have left`
      : '';
  return [`With a new ${years}-year loan on what you owe, that would save you about ${formatDollars(overNew)} a month${rest}.`];
}

const unsubscribeLink = async (sandbox: Sandbox, alert: RateAlertTable): Promise<MailLink> => ({
  what: 'Stop these emails',
  url: await unsubscribeUrl(sandbox, alert),
});

/** Links to the account's alerts. People without an account get a link to the form for another alert. */
const alertsLink = (sandbox: Sandbox, { borrower_id }: RateAlertTable, what: string): MailLink =>
  borrower_id === null
    ? portalLink(sandbox, 'Set another alert', '/public-pages/rate-drop')
    : portalLink(sandbox, what, '/loans/rate-drop/alerts');

const portalLink = ({ settings }: Sandbox, what: string, path: string): MailLink => ({
  what,
  url: settings.portalOrigins[0] + path,
});
