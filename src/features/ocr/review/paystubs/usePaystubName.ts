import { useIntl } from 'react-intl';

import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import type { Paystub } from '../../ocrApi.ts';
import { valueOf } from '../incomeOf.ts';
import { messages } from './paystubMessages.ts';

export interface PaystubName {
  employer: string;
  /** Which of several it is, and of which day. */
  about: string;
  /** The same payday may be there twice, so the place tells them apart. */
  whole: string;
}

/** @returns what a paystub is called; `place` is its place among all, from 1 */
export function usePaystubName(): (paystub: Paystub, place: number, total: number) => PaystubName {
  const intl = useIntl();
  const formatDay = useFormatDay();
  return (paystub, place, total) => {
    const day = formatDay(valueOf(paystub, 'payDate'), 'long');
    const employer = valueOf(paystub, 'employer') ?? intl.formatMessage(messages.noEmployer);
    const placeWords = total > 1 ? [intl.formatMessage(messages.placeOf, { place, total })] : [];
    return {
      employer,
      about: [...placeWords, ...(day === null ? [] : [intl.formatMessage(messages.paid, { day })])].join(' · '),
      whole: [employer, ...(day === null ? [] : [day]), ...placeWords].join(', '),
    };
  };
}
