import { createContext } from 'react';

import type { Letterhead } from '../../base/settings/letterhead.ts';

/** Provides the lender's name and contact details to the pages. */
export const LetterheadContext = createContext<Letterhead>({
  brand: '',
  legalName: '',
  nmlsId: '',
  phone: '',
  hours: '',
  email: '',
  postal: '',
  hoursIn: {},
});
