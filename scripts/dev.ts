import { spawn } from 'node:child_process';

/*
 * Develops the product: the API from its sources, restarted when one changes, and the pages by Vite, which hands calls
 * of the API on. Open the address that Vite prints.
 */
const apiPort = process.env.PORT ?? '3000';
const env = { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` };

const children = [
  spawn(
    'node',
    [
      '--disable-warning=ExperimentalWarning',
      '--watch-path=src',
      '--watch-preserve-output',
      'src/main/server.ts',
    ],
    {
      env: { ...env, SITE: 'none' },
      stdio: 'inherit',
    },
  ),
  spawn('node_modules/.bin/react-router', ['dev'], { env, stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
