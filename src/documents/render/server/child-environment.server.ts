/** All that a child process sees of the environment: what finds programs and folders, and no secret. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'NODE_ENV'];

/** The environment of a child process. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passed = PASSED_ON.map((name) => [name, process.env[name]] as const).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(passed);
}
