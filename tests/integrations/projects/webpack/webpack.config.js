import path from 'node:path';

export default {
  mode: 'production',
  entry: './src/main.js',
  output: {
    path: path.join(import.meta.dirname, 'dist/assets'),
    filename: 'main.js',
    publicPath: 'https://assets.example/assets/',
    crossOriginLoading: 'anonymous',
  },
  performance: false,
};
