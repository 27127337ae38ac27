import type { AimCheckState } from '#contract/borrower/ocr.ts';

export interface SeededLink {
  what: string;
  email: string;
  firstName: string;
  lastName: string;
  zip: string;
  officer: string;
  daysAgo: number;
  other?: { firstName: string; lastName: string; email: string; zip: string };
  check?: AimCheckState;
  isSent?: true;
}

export const seededLinks: readonly SeededLink[] = [
  {
    what: 'Income: nothing sent yet, with somebody else on the application',
    email: 'income.new@example.com',
    firstName: 'Dana',
    lastName: 'Whitfield',
    zip: '44107',
    officer: 'jo.marsh@ccm.example',
    daysAgo: 1,
    other: { firstName: 'Rory', lastName: 'Whitfield', email: 'income.other@example.com', zip: '44107' },
  },
  {
    what: 'Income: papers were read, to be looked at',
    email: 'income.check@example.com',
    firstName: 'Marisol',
    lastName: 'Vance',
    zip: '43215',
    officer: 'ray.okonjo@ccm.example',
    daysAgo: 3,
  },
  {
    what: 'Income: the check failed',
    email: 'income.failed@example.com',
    firstName: 'Declan',
    lastName: 'Price',
    zip: '48104',
    officer: 'linh.tran@ccm.example',
    daysAgo: 4,
    check: 'failed',
  },
  {
    what: 'Income: sent to the agency',
    email: 'income.sent@example.com',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    zip: '05401',
    officer: 'amelie.roy@ccm.example',
    daysAgo: 6,
    check: 'passed',
    isSent: true,
  },
  {
    what: 'Income: the link has expired',
    email: 'income.late@example.com',
    firstName: 'Wes',
    lastName: 'Tanaka',
    zip: '78664',
    officer: 'jo.marsh@ccm.example',
    daysAgo: 40,
  },
];
