/** Emails about Rate Drop Alerts. Text typed by strangers appears in them only as a single line. */
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toPercent } from '../../base/wire/formats.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { levelPayment, remainingMonths } from '../../lender/rates/loanMath.ts';
import { PRODUCTS, formatRate, type Quote } from '../../lender/rates/rates.ts';
import { formatDay, formatDollars } from '../../lender/format.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { MessageValues } from '../../lender/texts/fillMessage.ts';
import type { MailWords } from '../../lender/texts/mails/mailWords.ts';
import { rateDropMails, setAnotherAlert } from '../../lender/texts/mails/rateDrop.ts';
import type { RateAlertTable } from './tables.ts';
import { unsubscribeUrl } from './unsubscribeLink.ts';

interface AlertMailContext {
  alert: RateAlertTable;
  quote: Quote;
  /** The loan officer responsible; null when none was chosen and the loan has none. */
  officer: LoanOfficerTable | null;
}

/**
 * Email that confirms a new alert. People without an account get it, too; for them, its unsubscribe link is the only way to end the
 * alert.
 */
export async function alertCreatedMail(sandbox: Sandbox, about: AlertMailContext): Promise<OutgoingMail> {
  const { alert } = about;
  return writeMail(sandbox.letterhead, {
    to: alert.email,
    words: wordsFor(alert, rateDropMails.created),
    values: { ...alertValues(about), consent: alert.phone_consent?.text ?? '' },
    url: alertsUrl(sandbox, alert),
    unsubscribeUrl: await unsubscribeUrl(sandbox, alert),
  });
}

export async function targetReachedMail(sandbox: Sandbox, about: AlertMailContext): Promise<OutgoingMail> {
  const { alert, quote } = about;
  return writeMail(sandbox.letterhead, {
    to: alert.email,
    words: wordsFor(alert, rateDropMails.reached),
    values: { ...alertValues(about), ...savingsValues(alert, quote) },
    url: alertsUrl(sandbox, alert),
    unsubscribeUrl: await unsubscribeUrl(sandbox, alert),
  });
}

/** Email to the loan officer: the target of a borrower was reached, and how they may be contacted. */
export const officerTargetReachedMail = (
  { letterhead }: Sandbox,
  about: AlertMailContext & { officer: LoanOfficerTable },
): OutgoingMail =>
  writeMail(letterhead, { to: about.officer.email, words: rateDropMails.officerReached, values: alertValues(about) });

/** Email to the loan officer: somebody without an account set an alert and chose this officer. */
export const officerLeadMail = ({ letterhead }: Sandbox, about: AlertMailContext & { officer: LoanOfficerTable }): OutgoingMail =>
  writeMail(letterhead, { to: about.officer.email, words: rateDropMails.officerLead, values: alertValues(about) });

const alertValues = ({ alert, quote, officer }: AlertMailContext): MessageValues => ({
  firstName: alert.first_name,
  person: `${alert.first_name} ${alert.last_name}`,
  email: alert.email,
  phone: formatPhone(alert.phone),
  mayCall: alert.phone_consent === null ? 'no' : 'yes',
  agreedDay: alert.phone_consent === null ? '' : formatDay(lenderDay(new Date(alert.phone_consent.givenAt))),
  target: toPercent(alert.target_rate),
  rate: formatRate(quote),
  ratePercent: toPercent(quote.rate),
  purpose: alert.purpose,
  product: PRODUCTS[alert.mortgage_type].name,
  lastFour: alert.mrc_loan_number?.slice(-4) ?? null,
  officer: officer && formatOfficer(officer),
  officerEmail: officer && officer.email,
  officerPhone: officer && formatPhone(officer.phone),
});

const formatPhone = (phone: string | null): string | null =>
  phone === null ? null : `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;

/** Values of the monthly savings with a new loan and with the remaining term. `savings` is null if nothing would be saved. */
function savingsValues(alert: RateAlertTable, quote: Quote): MessageValues {
  const { years } = PRODUCTS[alert.mortgage_type];
  const nothing = { years, savings: null, isShorter: 'no', shorterSavings: '', shorterMonths: '' };
  const { current_rate: rate, current_payment_cents: payment, balance_cents: balance } = alert;
  if (rate === null || payment === null || balance === null) return nothing;
  const left = remainingMonths(balance, rate / 1000, payment);
  const saved = (months: number) => payment - levelPayment(balance, quote.rate / 1000, months);
  const overNew = saved(years * 12);
  if (overNew <= 0) return nothing;
  const savings = formatDollars(overNew);
  const overLeft = left === null ? 0 : saved(left);
  if (left === null || overLeft <= 0) return { ...nothing, savings };
  return { years, savings, isShorter: 'yes', shorterSavings: formatDollars(overLeft), shorterMonths: left };
}

/** The button leads to the account's alerts; for people without an account, to the form for another alert. */
const wordsFor = ({ borrower_id }: RateAlertTable, words: MailWords): MailWords =>
  borrower_id === null ? { ...words, button: setAnotherAlert } : words;

const alertsUrl = ({ settings }: Sandbox, { borrower_id }: RateAlertTable): string =>
  settings.portalOrigins[0] + (borrower_id === null ? '/public-pages/rate-drop' : '/loans/rate-drop/alerts');
