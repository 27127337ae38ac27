/** Why a document can't be read. Only these codes are passed between processes, never content of the document. */
export const UNREADABLE_CODES = ['tooLarge', 'locked', 'broken', 'noPages', 'otherKind'] as const;
export type UnreadableCode = (typeof UNREADABLE_CODES)[number];

export class UnreadableDocumentError extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode) {
    super(`The paper cannot be read: ${code}`);
    this.code = code;
  }
}
