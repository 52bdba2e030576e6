// What a build reads besides the installed packages. The version is a hash of it, and tests copy it to build another store.

export const sourceFiles = [
  ...['index.html', 'postcss.config.js', 'tailwind.config.ts', 'tsconfig.json'],
  'vite.config.ts',
];

export const sourceFolders = ['build', 'public', 'src'];

/** Of these, a build uses some facts only, so that another test tool is no update. */
export const packageFiles = ['package.json', 'package-lock.json'];
