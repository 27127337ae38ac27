import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

const { root, verify, wrong } = paths.income;

/** In the place of a token: nothing of a link that is not good stays in the address. */
const UNKNOWN = 'unknown';

const linked = { access: 'link', badLink: wrong(UNKNOWN) } as const;

const somethingWrong = {
  look: 'deadEnd',
  access: 'public',
  frame: 'mailed',
  load: async () =>
    (await import(/* webpackChunkName: "Income" */ './flow/end/SomethingWentWrongScreen.tsx')).SomethingWentWrongScreen,
} as const;

export const ocrRoutes: RouteRow[] = [
  { path: root, access: 'public', redirect: () => wrong(UNKNOWN) },
  { path: `${root}/:contactId`, access: 'public', redirect: ({ params: { contactId = UNKNOWN } }) => verify(contactId) },
  {
    path: `${root}/:contactId/verify-information`,
    title: titles.verify,
    ...linked,
    load: async () =>
      (await import(/* webpackChunkName: "IncomeForms" */ './flow/verify/VerifyInformationScreen.tsx')).VerifyInformationScreen,
  },
  {
    path: `${root}/:contactId/documents-upload`,
    title: titles.upload,
    ...linked,
    load: async () =>
      (await import(/* webpackChunkName: "Income" */ './flow/upload/DocumentsUploadScreen.tsx')).DocumentsUploadScreen,
  },
  {
    path: `${root}/:contactId/documents-summary`,
    title: titles.summary,
    ...linked,
    load: async () => (await import(/* webpackChunkName: "IncomeReview" */ './review/SummaryScreen.tsx')).SummaryScreen,
  },
  {
    path: `${root}/:contactId/success`,
    title: titles.success,
    ...linked,
    load: async () => (await import(/* webpackChunkName: "Income" */ './flow/end/SuccessScreen.tsx')).SuccessScreen,
  },
  { path: wrong(UNKNOWN), title: titles.badLink, ...somethingWrong },
  { path: `${root}/:contactId/something-went-wrong`, title: titles.wrong, ...somethingWrong },
];
