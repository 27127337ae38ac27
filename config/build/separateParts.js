/**
 * Lets the build see which parts of two packages nothing uses, so that it leaves them out. A part that is used after
 * all and is missing fails the build, and so does a package that is written otherwise than expected here.
 */
const REWRITES = [
  // The router's components are made by calls, and named for developers. Neither has an effect, nor has what one class is told.
  {
    file: /react-router[\\/].*[\\/]chunk-\w+\.mjs$/,
    from: /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()|^\w+\.displayName = "\w+";$/gm,
    to: (found) => (found === '' ? '/*#__PURE__*/ ' : ''),
  },
  {
    file: /react-router[\\/].*[\\/]chunk-\w+\.mjs$/,
    from: /^(var (\w+) = class extends React\d*\.Component \{)([^]*?)^\2\.contextType = (\w+);$/m,
    to: '$1\n  static contextType = $4;$3',
    mayLack: true, // not in the chunk without such a class
  },
  // React 19 has it. Asked for by a variable, it would take React's own object apart at the start of every page.
  {
    file: /react-router[\\/].*[\\/]chunk-\w+\.mjs$/,
    from: /(?<=React\d*)\[USE_OPTIMISTIC\]/,
    to: '.useOptimistic',
    mayLack: true, // not in a chunk without it
  },
  // What the portal does not ask of react-intl (eslint.config.js): the one function would hold all of it.
  {
    file: /@formatjs[\\/]intl[\\/]index\.js$/,
    from: /^\t\tformat(?:DateTimeRange|Duration|Plural|RelativeTime|DisplayName|\w+ToParts): .*\n?/gm,
    to: '',
  },
];

export default function separateParts(code) {
  for (const { file, from, to, mayLack } of REWRITES) {
    if (!file.test(this.resourcePath)) continue;
    const rewritten = code.replace(from, to);
    if (rewritten === code && !mayLack)
      throw new Error(`${this.resourcePath} is not written as expected: see config/build/separateParts.js`);
    code = rewritten;
  }
  return code;
}
