import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const sendTitle = defineMessage({ id: 'docuSafe.title.send', defaultMessage: 'Send your documents' });

const { mine, notFound, byLink, preApproval, send } = paths.documents;

const linked = { access: 'link', badLink: notFound } as const;
const PLACE = ':loanOfficerEmail?/:encryptedContactId?';

export const docuSafeRoutes: RouteRow[] = [
  {
    path: mine,
    title: defineMessage({ id: 'docuSafe.title.mine', defaultMessage: 'Your documents' }),
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/MyRequestsScreen.tsx')).MyRequestsScreen,
  },
  {
    path: `${byLink}/${PLACE}`,
    title: sendTitle,
    ...linked,
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/LinkedRequestScreen.tsx')).FollowUpScreen,
  },
  {
    path: `${preApproval}/${PLACE}`,
    title: defineMessage({ id: 'docuSafe.title.preApproval', defaultMessage: 'Documents for your pre-approval' }),
    ...linked,
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/LinkedRequestScreen.tsx')).PreApprovalScreen,
  },
  {
    path: `${send}/:loanOfficerEmail?/upload`,
    title: sendTitle,
    ...linked,
    load: async () =>
      (await import(/* webpackChunkName: "SendDocuments" */ './sending/SendDocumentsScreen.tsx')).SendDocumentsScreen,
  },
  {
    path: notFound,
    title: defineMessage({ id: 'docuSafe.title.notFound', defaultMessage: 'This link no longer works' }),
    look: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "NoRequestScreen" */ './NoRequestScreen.tsx')).NoRequestScreen,
  },
];
