/** Papers on the wire. Each schema is held to the contract's type, both ways, at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/borrower/ocr.ts';
import { Text } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

export const UploadedDocument = Type.Object({
  documentId: Text,
  fileName: Text,
  mediaType: Text,
  sizeBytes: Type.Integer({ minimum: 1 }),
});

export type Agreed = [Holds<Same<Static<typeof UploadedDocument>, contract.UploadedDocument>>];
