import path from 'node:path';

/** Scripts come from another origin than the page. */
export default {
  mode: 'production',
  entry: './build/bundled.js',
  output: {
    path: path.join(import.meta.dirname, 'dist/webpack'),
    publicPath: 'ASSETS/',
    crossOriginLoading: 'anonymous',
  },
  // Minifying takes a minute and is not what is tested.
  optimization: { minimize: false },
  performance: false,
};
