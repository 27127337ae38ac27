/** @jest-environment node */
import { initialsOf } from '#domain/initialsOf.ts';

test.each([
  [['Ada', 'Lovelace'], 'AL'],
  [['ada', ''], 'A'],
  [[' “Ñandú”', '7 de Maio'], 'ÑD'],
  [['😀', '王'], '王'],
  [['12', ''], ''],
  [['ada@example.com'], 'A'],
])('the initials of %j are "%s"', (names, initials) => expect(initialsOf(names)).toBe(initials));
