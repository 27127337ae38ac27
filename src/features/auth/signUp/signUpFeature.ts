import { createScreenWrapper } from '#platform/feature.tsx';

import { signUpSlice } from './signUpSlice.ts';

export const withSignUp = createScreenWrapper(signUpSlice);
