/**
 * A production build into the folder named on the command line: the portal, and the replay of reported problems beside it. With `--measured`
 * the portal alone, with source maps.
 */
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

const isMeasured = flags.includes('--measured');
const wanted = isMeasured ? [{ part: 'portal', maps: true }] : [{ part: 'portal' }, { part: 'replay' }];

try {
  await Promise.all(wanted.map((wishes) => bundle(portalBuild({ out, ...wishes }, { mode: 'production' }))));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
