import { object } from 'yup';

import { nameRule, zipRule } from '#lending/identity/identityRules.ts';

import { messages } from './verifyMessages.ts';

/** Who opened the link. */
export const verifySchema = object({ lastName: nameRule(messages.lastNameRequired), zip: zipRule });
