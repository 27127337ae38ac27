import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { badLinkTitle } from './badLinkTitle.ts';

const { root, verify, wrong } = paths.income;

/** Replaces the token of an invalid link, so that the token does not stay in the URL. */
const NO_TOKEN = 'unknown';

const linked = { access: 'link', badLink: wrong(NO_TOKEN) } as const;

const somethingWrong = {
  titleLayout: 'deadEnd',
  access: 'public',
  frame: 'mailed',
  load: async () =>
    (await import(/* webpackChunkName: "Income" */ './flow/end/SomethingWentWrongScreen.tsx')).SomethingWentWrongScreen,
} as const;

export const ocrRoutes: RouteRow[] = [
  { path: root, access: 'public', redirect: () => wrong(NO_TOKEN) },
  { path: `${root}/:contactId`, access: 'public', redirect: ({ params: { contactId = NO_TOKEN } }) => verify(contactId) },
  {
    path: `${root}/:contactId/verify-information`,
    title: defineMessage({ id: 'ocr.title.verify', defaultMessage: 'Tell us who you are' }),
    ...linked,
    load: async () =>
      (await import(/* webpackChunkName: "IncomeForms" */ './flow/verify/VerifyInformationScreen.tsx')).VerifyInformationScreen,
  },
  {
    path: `${root}/:contactId/documents-upload`,
    title: defineMessage({ id: 'ocr.title.upload', defaultMessage: 'Send your 2 most recent paystubs' }),
    ...linked,
    load: async () =>
      (await import(/* webpackChunkName: "Income" */ './flow/upload/DocumentsUploadScreen.tsx')).DocumentsUploadScreen,
  },
  {
    path: `${root}/:contactId/documents-summary`,
    title: defineMessage({ id: 'ocr.title.summary', defaultMessage: 'Check what we read' }),
    ...linked,
    load: async () => (await import(/* webpackChunkName: "IncomeReview" */ './review/SummaryScreen.tsx')).SummaryScreen,
  },
  {
    path: `${root}/:contactId/success`,
    title: defineMessage({ id: 'ocr.title.success', defaultMessage: 'Your income check was sent' }),
    ...linked,
    load: async () => (await import(/* webpackChunkName: "Income" */ './flow/end/SuccessScreen.tsx')).SuccessScreen,
  },
  { path: wrong(NO_TOKEN), title: badLinkTitle, ...somethingWrong },
  {
    path: `${root}/:contactId/something-went-wrong`,
    title: defineMessage({ id: 'ocr.title.wrong', defaultMessage: 'Your income check' }),
    ...somethingWrong,
  },
];
