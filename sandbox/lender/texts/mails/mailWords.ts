/** A line of a mail's list of facts. */
export interface MailFact {
  name: string;
  value: string;
  /** Whether this is the value that the reader is likely to copy; it is shown in bold. */
  isMain?: boolean;
}

/**
 * The words of one mail. `{name}` stands for a value, in the syntax of ICU messages. A paragraph or fact is left out when a value in it is
 * null.
 */
export interface MailWords {
  subject: string;
  heading: string;
  /** Paragraphs above the facts and the button. */
  before?: readonly string[];
  facts?: readonly MailFact[];
  /** Says what the button opens. */
  button?: string;
  /** Paragraphs below the button. */
  after?: readonly string[];
  /** Title of the text that is quoted at the end. */
  appendix?: string;
  /** One sentence that says why the reader gets this mail. */
  reason: string;
  /** Says what the unsubscribe link does. */
  unsubscribe?: string;
}

export type MailTable = Readonly<Record<string, MailWords>>;
