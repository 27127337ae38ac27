import { createElement } from 'react';

import type { PaymentMethodType } from '#contract/payment.ts';
import type { OpenRow, RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

const add = (type: PaymentMethodType) => async () => {
  const { AddMethodScreen } = await import(/* webpackChunkName: "AddMethodScreen" */ './edit/AddMethodScreen.tsx');
  return () => createElement(AddMethodScreen, { type });
};

const edit = (type: PaymentMethodType): Pick<OpenRow, 'access' | 'redirect' | 'load'> => ({
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
    title: titles.list,
    look: 'flow',
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "AccountsScreen" */ './list/AccountsScreen.tsx')).AccountsScreen,
  },
  { path: paths.accounts.addCard, title: titles.addCard, look: 'form', access: 'authenticated', load: add('DEBIT') },
  { path: paths.accounts.addBank, title: titles.addBank, look: 'form', access: 'authenticated', load: add('ACH') },
  { path: '/accounts/card/edit', title: titles.editCard, look: 'form', ...edit('DEBIT') },
  { path: '/accounts/ach/edit', title: titles.editBank, look: 'form', ...edit('ACH') },
];
