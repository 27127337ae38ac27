/** Decides whether a document with a gross or net amount is a paystub. Invoices, statements and notes may have such amounts, too. */
import { normalizeLabel } from './labels.ts';
import type { Line } from './textLines.ts';

export type DocumentKind = 'paystub' | 'unsure' | 'other';

/** Phrases of other kinds of documents, matched against text normalized by `normalizeLabel`. */
const OTHER_DOCUMENT_PHRASES =
  /\binvoice\b|\bbill(ed)? to\b|\bsold to\b|\b(account|bank|mortgage|billing) statement\b|\bstatement of account\b|\bamount due\b|\bbalance due\b|\b(payment )?due (date|upon|on receipt)\b|\bpayment is due\b|\bpast due\b|\bpay by\b|\bplease (pay|remit)\b|\bnet (10|15|30|60|90)\b|\bpurchase order\b|\bquotation\b|\bsubtotal\b|\bsales tax\b|\bbilling period\b|\bmortgage\b|\bwithdrawals\b|\bwage and tax statement\b|\bform (w ?2|w ?4|1099|1040)\b|\bnonemployee compensation\b|\bexpense report\b|\btime ?sheet\b|\btime card\b|\bto whom it may concern\b|^dear\b|^sincerely\b|\bcalculator\b|\bestimate(d)? (only|your|of)\b|\ban estimate\b/;

/** Phrases that only appear on documents about pay. */
const PAY_DOCUMENT_PHRASES =
  /\bpay ?(stub|slip|check|roll|period|date|day)\b|\b(earnings|wage|payroll|pay) statement\b|\bstatement of earnings\b|\bcheck date\b|\b(net|gross) pay\b|\b(fica|oasdi|medicare)\b|\bsocial security\b|\bfederal (income tax|withholding)\b/;

/** @param isDated whether it has a pay date, a pay period or a year-to-date gross */
export function documentKind(lines: readonly Line[], isDated: boolean): DocumentKind {
  const texts = lines.flatMap(({ pieces, words }) => [
    ...pieces.filter(({ number }) => number === null).map(({ text }) => normalizeLabel(text)),
    normalizeLabel(words.map(({ text }) => text).join(' ')),
  ]);
  if (!texts.some((text) => OTHER_DOCUMENT_PHRASES.test(text))) return isDated ? 'paystub' : 'unsure';
  return isDated && texts.some((text) => PAY_DOCUMENT_PHRASES.test(text)) ? 'unsure' : 'other';
}
