import { Type } from 'typebox';

import { Text } from '../../../base/wire/formats.ts';

/** What became of a key that was never seen, and of one whose end is not known yet. */
export const openOutcomes = [
  Type.Object({ key: Text, state: Type.Literal('none') }),
  Type.Object({ key: Text, state: Type.Literal('running') }),
] as const;
