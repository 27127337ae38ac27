/** Papers that prove an income. */

/** A paper that the lender has received. */
export interface UploadedDocument {
  /** uuid */
  documentId: string;
  /** As the sender named it. */
  fileName: string;
  /** What the content turned out to be, for example "application/pdf". */
  mediaType: string;
  sizeBytes: number;
}
