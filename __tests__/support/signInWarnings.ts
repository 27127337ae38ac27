/** What a failed sign-in tells the console, for whoever sets the portal up. */

/**
 * Keeps these lines from the console while the tests of a file run, so that a passing run is quiet. Every other warning is written as ever.
 * @returns the lines of the test so far
 */
export function keepSignInWarnings(): () => readonly string[] {
  const { warn } = console;
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    console.warn = (...words: unknown[]) => {
      const [line] = words.map(String);
      if (line?.startsWith('Sign-in: ')) lines.push(line);
      else warn(...words);
    };
  });
  afterEach(() => void (console.warn = warn));
  return () => lines;
}
