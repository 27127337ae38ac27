/**
 * Hides these warnings from the console during a file's tests, so that a passing run is quiet. All other warnings are still logged.
 * @returns a function that returns the current test's warnings
 */
export function captureSignInWarnings(): () => readonly string[] {
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
