import { object } from 'yup';

import { nameRule, zipRule } from '#lending/identity/identityRules.ts';

import { messages } from './verifyMessages.ts';

export const verifySchema = object({ lastName: nameRule(messages.lastNameRequired), zip: zipRule });
