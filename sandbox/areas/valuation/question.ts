/** Emails a question about a home to its loan officer, once per idempotency key, with a copy to the sender. */
import type { QuestionSent, ValuationQuestion } from '#contract/borrower/valuation.ts';
import { Refusal } from '../../base/http/errors.ts';
import { keyReusedRefusal } from '../../base/http/idempotency.ts';
import { countTry } from '../../base/limits/tries.ts';
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { sha256Hex } from '../../base/keyedHash.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { formatDuration, maskEmail } from '../../lender/format.ts';
import { valuationMails } from '../../lender/texts/mails/valuation.ts';
import type { HomeQuestionTable } from './tables.ts';
import type { ReportedHome } from './requireHome.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a question and its copy in one transaction. A repeated request gets the same response.
 * @throws Refusal 400 with `fields`; 409 `nobodyToAsk`; 422 `keyReused`; 429 `tooManyTries`
 */
export async function sendQuestion(
  sandbox: Sandbox,
  whose: ReportedHome,
  key: string,
  asked: ValuationQuestion,
): Promise<QuestionSent> {
  const { database, limits, clock, mailer } = sandbox;
  const question = validateQuestion(asked.question, limits.homeQuestionLength);
  const { officer, loan, reader } = whose;
  if (officer === null) {
    throw new Refusal(409, 'This home has no loan officer. Nothing was sent. Call us instead.', { code: 'nobodyToAsk' });
  }
  const request_hash = sha256Hex(JSON.stringify([loan.loan_identifier, reader.email, question]));
  const before = await findSentQuestion(sandbox, key);
  if (before !== undefined) return toQuestionSent(before, request_hash);

  const seconds = await countTry(sandbox, `home question ${loan.loan_identifier}`, limits.homeQuestionsPerLoanPerDay, DAY_MS);
  if (seconds !== null) {
    throw new Refusal(
      429,
      `${limits.homeQuestionsPerLoanPerDay} questions about this home were sent today. This one was not. Try again in ${formatDuration(seconds)}, or call your loan officer.`,
      { code: 'tooManyTries', retryAfterSeconds: seconds },
    );
  }
  const row: HomeQuestionTable = {
    question_id: key,
    request_hash,
    sent_at: clock.now(),
    sent_to: `${officer.first_name} ${officer.last_name}`,
    copy_to: reader.email,
  };
  const isFirst = await database.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('home_question')
      .values(row)
      .onConflict((conflict) => conflict.column('question_id').doNothing())
      .returning('question_id')
      .executeTakeFirst();
    if (kept === undefined) return false;
    await mailer.send(officerMail(sandbox, whose, officer, question), transaction);
    await mailer.send(senderCopyMail(sandbox, whose, officer, question), transaction);
    return true;
  });
  return toQuestionSent(isFirst ? row : ((await findSentQuestion(sandbox, key)) ?? row), request_hash);
}

function validateQuestion(text: string, most: number): string {
  const question = text.trim();
  const refuse = (words: string): Refusal => new Refusal(400, words, { fields: { question: words } });
  if (question === '') throw refuse('Write your question first.');
  if (question.length > most) throw refuse(`Your question is longer than ${most} characters. Nothing was sent. Shorten it.`);
  return question;
}

const findSentQuestion = ({ database }: Sandbox, key: string): Promise<HomeQuestionTable | undefined> =>
  database.selectFrom('home_question').selectAll().where('question_id', '=', key).executeTakeFirst();

function toQuestionSent({ request_hash, sent_at, sent_to, copy_to }: HomeQuestionTable, hash: string): QuestionSent {
  if (request_hash !== hash) throw keyReusedRefusal();
  return { sentAtUtc: sent_at.toISOString(), sentTo: sent_to, copyTo: maskEmail(copy_to) };
}

const officerMail = (
  { letterhead }: Sandbox,
  { loan, reader }: ReportedHome,
  officer: LoanOfficerTable,
  question: string,
): OutgoingMail =>
  writeMail(letterhead, {
    to: officer.email,
    replyTo: reader.email,
    words: valuationMails.question,
    values: { person: reader.name, email: reader.email, lastFour: loan.loan_number.slice(-4) },
    appendix: question,
  });

const senderCopyMail = (
  { letterhead, settings }: Sandbox,
  { reader, reportPath }: ReportedHome,
  officer: LoanOfficerTable,
  question: string,
): OutgoingMail =>
  writeMail(letterhead, {
    to: reader.email,
    words: valuationMails.questionCopy,
    values: {
      person: reader.name,
      officerName: `${officer.first_name} ${officer.last_name}`,
      officer: formatOfficer(officer),
      officerEmail: officer.email,
    },
    url: settings.portalOrigins[0] + reportPath,
    appendix: question,
  });
