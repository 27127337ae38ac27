/** One production build of the portal, then one of the replay, into the folder named on the command line; with source maps where `--maps` follows. */
import webpack, { type Configuration } from 'webpack';

import portalBuild from '../../webpack.config.ts';

function bundle(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
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

const [, , out, ...flags] = process.argv;
if (out === undefined) throw new Error('Name the folder to build into');

try {
  for (const part of ['portal', 'replay'])
    await bundle(portalBuild({ out, part, ...(flags.includes('--maps') && { maps: true }) }, { mode: 'production' }));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
