import { useIntl } from 'react-intl';

import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import type { Paystub } from '../../ocrApi.ts';
import { fieldValueOf } from '../paystubIncome.ts';
import { messages } from './paystubMessages.ts';

export interface PaystubName {
  employer: string;
  /** Position among several, and the pay date. */
  detail: string;
  /** Employer, pay date and position. The position is needed because two paystubs may have the same pay date. */
  full: string;
}

/** Returns a function that names a paystub; `place` is its position among all, counted from 1. */
export function usePaystubName(): (paystub: Paystub, place: number, total: number) => PaystubName {
  const intl = useIntl();
  const formatDay = useFormatDay();
  return (paystub, place, total) => {
    const day = formatDay(fieldValueOf(paystub, 'payDate'), 'long');
    const employer = fieldValueOf(paystub, 'employer') ?? intl.formatMessage(messages.noEmployer);
    const placeWords = total > 1 ? [intl.formatMessage(messages.placeOf, { place, total })] : [];
    return {
      employer,
      detail: [...placeWords, ...(day === null ? [] : [intl.formatMessage(messages.paid, { day })])].join(' · '),
      full: [employer, ...(day === null ? [] : [day]), ...placeWords].join(', '),
    };
  };
}
