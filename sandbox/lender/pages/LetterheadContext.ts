import { createContext } from 'react';

import type { Letterhead } from '../../base/settings/letterhead.ts';

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
