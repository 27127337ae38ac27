import { createElement } from 'react';
import { defineMessage } from 'react-intl';

import type { PaymentMethodType } from '#contract/payment.ts';
import type { StandardRouteRow, RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const loadAddMethodScreen = (type: PaymentMethodType) => async () => {
  const { AddMethodScreen } = await import(/* webpackChunkName: "AddMethodScreen" */ './edit/AddMethodScreen.tsx');
  return () => createElement(AddMethodScreen, { type });
};

const editMethodRoute = (type: PaymentMethodType): Pick<StandardRouteRow, 'access' | 'redirect' | 'load'> => ({
  access: 'authenticated',
  redirect: ({ search }) => ((search.get('id') ?? '') === '' ? paths.accounts.list : null),
  load: async () => {
    const { EditMethodScreen } = await import(/* webpackChunkName: "EditMethodScreen" */ './edit/EditMethodScreen.tsx');
    return () => createElement(EditMethodScreen, { type });
  },
});

export const accountsRoutes: RouteRow[] = [
  { path: paths.accounts.root, access: 'authenticated', redirect: () => paths.accounts.list },
  {
    path: paths.accounts.list,
    title: defineMessage({ id: 'accounts.title.list', defaultMessage: 'Payment methods' }),
    titleLayout: 'flow',
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "AccountsScreen" */ './list/AccountsScreen.tsx')).AccountsScreen,
  },
  {
    path: paths.accounts.addCard,
    title: defineMessage({ id: 'accounts.title.addCard', defaultMessage: 'Add a debit card' }),
    titleLayout: 'form',
    access: 'authenticated',
    load: loadAddMethodScreen('DEBIT'),
    fetchScript: () => import(/* webpackChunkName: "AddMethodScreen" */ '#platform/routing/chunkOnly.ts'),
  },
  {
    path: paths.accounts.addBank,
    title: defineMessage({ id: 'accounts.title.addBank', defaultMessage: 'Add a bank account' }),
    titleLayout: 'form',
    access: 'authenticated',
    load: loadAddMethodScreen('ACH'),
  },
  {
    path: '/accounts/card/edit',
    title: defineMessage({ id: 'accounts.title.editCard', defaultMessage: 'Edit your debit card' }),
    titleLayout: 'form',
    ...editMethodRoute('DEBIT'),
  },
  {
    path: '/accounts/ach/edit',
    title: defineMessage({ id: 'accounts.title.editBank', defaultMessage: 'Edit your bank account' }),
    titleLayout: 'form',
    ...editMethodRoute('ACH'),
  },
];
