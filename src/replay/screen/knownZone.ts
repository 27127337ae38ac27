/** The name of a time zone as it stands in a report; undefined where no zone that is known here has it. */
export function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
