import { createContext } from 'react';

import type { Letterhead } from '../../base/settings/letterhead.ts';

/** In whose name the pages are shown. */
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
