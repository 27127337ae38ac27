import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const sendTitle = defineMessage({ id: 'docuSafe.title.send', defaultMessage: 'Send your documents' });

const { mine, notFound, byLink, preApproval, send } = paths.documents;

const linkAccess = { access: 'link', badLink: notFound } as const;
const OFFICER_AND_CONTACT_PARAMS = ':loanOfficerEmail?/:encryptedContactId?';

export const docuSafeRoutes: RouteRow[] = [
  {
    path: mine,
    title: defineMessage({ id: 'docuSafe.title.mine', defaultMessage: 'Your documents' }),
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/MyRequestsScreen.tsx')).MyRequestsScreen,
  },
  {
    path: `${byLink}/${OFFICER_AND_CONTACT_PARAMS}`,
    title: sendTitle,
    ...linkAccess,
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/LinkedRequestScreen.tsx')).FollowUpScreen,
  },
  {
    path: `${preApproval}/${OFFICER_AND_CONTACT_PARAMS}`,
    title: defineMessage({ id: 'docuSafe.title.preApproval', defaultMessage: 'Documents for your pre-approval' }),
    ...linkAccess,
    load: async () => (await import(/* webpackChunkName: "Documents" */ './requests/LinkedRequestScreen.tsx')).PreApprovalScreen,
  },
  {
    path: `${send}/:loanOfficerEmail?/upload`,
    title: sendTitle,
    ...linkAccess,
    load: async () =>
      (await import(/* webpackChunkName: "SendDocuments" */ './sending/SendDocumentsScreen.tsx')).SendDocumentsScreen,
  },
  {
    path: notFound,
    title: defineMessage({ id: 'docuSafe.title.notFound', defaultMessage: 'This link no longer works' }),
    titleLayout: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "NoRequestScreen" */ './NoRequestScreen.tsx')).NoRequestScreen,
  },
];
