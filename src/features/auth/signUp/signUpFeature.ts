import { screensWith } from '#platform/feature.tsx';

import { signUpSlice } from './signUpSlice.ts';

export const withSignUp = screensWith(signUpSlice);
