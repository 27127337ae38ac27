/** Lists what is missing before the income can be calculated. The lender applies the same rules. */
import type { MessageDescriptor } from 'react-intl';

import type { IncomePaper, PaystubFieldName } from '#contract/borrower/ocr.ts';

import type { DocumentDetails } from '../../ocrApi.ts';
import { fieldInputId } from '../fields/fieldKinds.ts';
import {
  countedPaystubs,
  needsStartDate,
  isNameUnconfirmed,
  groupByJob,
  canCalculatePay,
  fieldValueOf,
} from '../paystubIncome.ts';
import type { JumpTarget } from '../JumpLink.tsx';
import { nameQuestionId, documentQuestionId } from '../paystubs/findingAnchors.ts';
import { missingMessages as messages } from './incomeMessages.ts';
import { frequencyQuestionId, groupByQuestion, startDateId } from './questions.ts';

export interface MissingItem {
  message: MessageDescriptor;
  values?: Record<string, string>;
  /** Where to enter it; null if it cannot be entered on this page. */
  target: JumpTarget | null;
}

const valueJumpTarget = (paystubId: string, field: PaystubFieldName): JumpTarget => ({
  id: fieldInputId(paystubId, field),
  value: { paystubId, field },
});

/** Whether the item is only an unsaved field. The income can be shown anyway, but may change once the field is saved. */
export const isUnsavedItem = ({ message }: MissingItem): boolean => message === messages.unsaved;

/**
 * Lists what is missing, in the order it is shown.
 * @param hasFailed a document failed to load
 * @param unsaved labels of fields with unsaved input, by input id
 */
export function listMissing(
  papers: readonly IncomePaper[],
  details: readonly DocumentDetails[],
  unsaved: ReadonlyMap<string, string>,
  hasFailed: boolean,
): MissingItem[] {
  const counting = countedPaystubs(details);
  const jobs = groupByJob(details).filter((job) => !isNameUnconfirmed(job));
  const nameOf = (employer: string | null) => employer ?? '';
  const dated = counting.filter(({ paystub }) => fieldValueOf(paystub, 'payDate') !== null);
  return [
    ...papers
      .filter(({ reading }) => reading === 'reading')
      .slice(0, 1)
      .map(() => ({ message: messages.reading, target: null })),
    ...papers
      .filter(({ reading }) => reading === 'unsure')
      .map(({ documentId, fileName }) => ({
        message: messages.isPaystub,
        values: { name: fileName },
        target: { id: documentQuestionId(documentId) },
      })),
    ...(hasFailed ? [{ message: messages.unloaded, target: null }] : []),
    ...(counting.length === 0 && !hasFailed ? [{ message: messages.none, target: null }] : []),
    ...[...unsaved].map(([id, label]) => ({ message: messages.unsaved, values: { label }, target: { id } })),
    ...counting
      .filter(({ paystub }) => paystub.findings.includes('otherPerson'))
      .map(({ paystub }) => ({
        message: messages.whose,
        values: { name: fieldValueOf(paystub, 'person') ?? '' },
        target: { id: nameQuestionId(paystub.paystubId) },
      })),
    // With several paystubs, those without an employer would be taken for one job.
    ...counting
      .filter(({ paystub }) => counting.length > 1 && fieldValueOf(paystub, 'employer') === null)
      .map(({ fileName, paystub }) => ({
        message: messages.employer,
        values: { name: fileName },
        target: valueJumpTarget(paystub.paystubId, 'employer'),
      })),
    ...counting
      .filter((held) => !dated.includes(held))
      .map(({ paystub }) => ({
        message: messages.payDate,
        values: { employer: nameOf(fieldValueOf(paystub, 'employer')) },
        target: valueJumpTarget(paystub.paystubId, 'payDate'),
      })),
    ...jobs.flatMap((job) =>
      groupByQuestion(job)
        .filter((held) => held.some(({ paystub }) => paystub.payFrequency === null))
        .map(([first]) => ({
          message: messages.often,
          values: { employer: job.employer },
          target: { id: frequencyQuestionId(first.paystub.paystubId) },
        })),
    ),
    ...jobs
      .filter((job) =>
        job.paystubs.every(({ paystub }) => paystub.payFrequency !== null && fieldValueOf(paystub, 'payDate') !== null),
      )
      .filter((job) => !canCalculatePay(job))
      .map((job) => ({
        message: messages.pay,
        values: { employer: job.employer },
        target: valueJumpTarget(job.paystubs[0].paystub.paystubId, 'gross'),
      })),
    ...jobs.filter(needsStartDate).map((job) => ({
      message: messages.started,
      values: { employer: job.employer },
      target: { id: startDateId(job.paystubs[0].paystub.paystubId) },
    })),
  ];
}
