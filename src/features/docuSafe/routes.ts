import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

const { mine, notFound, byLink, preApproval, send } = paths.documents;

const linked = { access: 'link', badLink: notFound } as const;
const PLACE = ':loanOfficerEmail?/:encryptedContactId?';

export const docuSafeRoutes: RouteRow[] = [
  {
    path: mine,
    title: titles.mine,
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/MyRequestsScreen.tsx')).MyRequestsScreen,
  },
  {
    path: `${byLink}/${PLACE}`,
    title: titles.send,
    ...linked,
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/LinkedRequestScreen.tsx')).FollowUpScreen,
  },
  {
    path: `${preApproval}/${PLACE}`,
    title: titles.preApproval,
    ...linked,
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/LinkedRequestScreen.tsx')).PreApprovalScreen,
  },
  {
    path: `${send}/:loanOfficerEmail?/upload`,
    title: titles.send,
    ...linked,
    load: async () =>
      (await import(/* webpackChunkName: "SendDocuments" */ './sending/SendDocumentsScreen.tsx')).SendDocumentsScreen,
  },
  {
    path: notFound,
    title: titles.notFound,
    look: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "NoRequestScreen" */ './NoRequestScreen.tsx')).NoRequestScreen,
  },
];
