/** Tables of the payment API. */
export async function up(): Promise<void> {
  // none yet
}
