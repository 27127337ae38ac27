/**
 * A production build into the folder named on the command line: the portal, and the replay of reported problems beside it. With `--measured`
 * the portal alone, with source maps.
 */
import webpack, { type Configuration } from 'webpack';

import portalBuild from '../../webpack.config.ts';

/** @param onCompiled is called once every module is compiled; putting them together, minifying and compressing are still to come */
function bundle(configuration: Configuration, onCompiled?: () => void): Promise<void> {
  const compiler = webpack(configuration);
  compiler.hooks.thisCompilation.tap('buildPortal', (compilation) => {
    compilation.hooks.seal.tap('buildPortal', () => onCompiled?.());
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      // Closing the compiler writes the cache.
      compiler.close((notClosed) => {
        const problem = failure ?? notClosed;
        if (problem) reject(problem);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  });
}

const configured = (part: 'portal' | 'replay', maps = false) =>
  portalBuild({ out, part, ...(maps && { maps }) }, { mode: 'production' });

/**
 * The replay draws the portal's screens, so nine tenths of its modules are the portal's. It begins when those are compiled and Babel has
 * them in its cache, while the portal's scripts are minified and compressed by other processes and threads.
 */
async function bundleBoth(): Promise<void> {
  let replay: Promise<void> = Promise.resolve();
  await bundle(configured('portal'), () => {
    replay = bundle(configured('replay'));
    replay.catch(() => undefined); // it is waited for below
  });
  await replay;
}

const [, , out, ...flags] = process.argv;
if (out === undefined) throw new Error('Name the folder to build into');

try {
  await (flags.includes('--measured') ? bundle(configured('portal', true)) : bundleBoth());
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
