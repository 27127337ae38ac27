import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { badLinkTitle } from './badLinkTitle.ts';

const { root, verify, wrong } = paths.income;

/** Replaces the token of an invalid link, so that the token does not stay in the URL. */
const PLACEHOLDER_TOKEN = 'unknown';

const linkAccess = { access: 'link', badLink: wrong(PLACEHOLDER_TOKEN) } as const;

const somethingWrongRoute = {
  titleLayout: 'deadEnd',
  access: 'public',
  frame: 'mailed',
  load: async () =>
    (await import(/* webpackChunkName: "Income" */ './flow/end/SomethingWentWrongScreen.tsx')).SomethingWentWrongScreen,
} as const;

export const ocrRoutes: RouteRow[] = [
  { path: root, access: 'public', redirect: () => wrong(PLACEHOLDER_TOKEN) },
  {
    path: `${root}/:contactId`,
    access: 'public',
    redirect: ({ params: { contactId = PLACEHOLDER_TOKEN } }) => verify(contactId),
  },
  {
    path: `${root}/:contactId/verify-information`,
    title: defineMessage({ id: 'ocr.title.verify', defaultMessage: 'Tell us who you are' }),
    ...linkAccess,
    load: async () =>
      (await import(/* webpackChunkName: "IncomeForms" */ './flow/verify/VerifyInformationScreen.tsx')).VerifyInformationScreen,
  },
  {
    path: `${root}/:contactId/documents-upload`,
    title: defineMessage({ id: 'ocr.title.upload', defaultMessage: 'Send your 2 most recent paystubs' }),
    ...linkAccess,
    load: async () =>
      (await import(/* webpackChunkName: "Income" */ './flow/upload/DocumentsUploadScreen.tsx')).DocumentsUploadScreen,
  },
  {
    path: `${root}/:contactId/documents-summary`,
    title: defineMessage({ id: 'ocr.title.summary', defaultMessage: 'Check what we read' }),
    ...linkAccess,
    load: async () => (await import(/* webpackChunkName: "IncomeReview" */ './review/SummaryScreen.tsx')).SummaryScreen,
  },
  {
    path: `${root}/:contactId/success`,
    title: defineMessage({ id: 'ocr.title.success', defaultMessage: 'Your income check was sent' }),
    ...linkAccess,
    load: async () => (await import(/* webpackChunkName: "Income" */ './flow/end/SuccessScreen.tsx')).SuccessScreen,
  },
  { path: wrong(PLACEHOLDER_TOKEN), title: badLinkTitle, ...somethingWrongRoute },
  {
    path: `${root}/:contactId/something-went-wrong`,
    title: defineMessage({ id: 'ocr.title.wrong', defaultMessage: 'Your income check' }),
    ...somethingWrongRoute,
  },
];
