/** Why a paper cannot be read. The codes travel between processes; nothing of the paper does. */
export type UnreadableCode = 'tooLarge' | 'locked' | 'broken' | 'noPages' | 'otherKind';

export class UnreadablePaper extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode) {
    super(`The paper cannot be read: ${code}`);
    this.code = code;
  }
}
