import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'

/** User for the database programs: PostgreSQL refuses to run as root. */
export type PostgresRunner = {
  name: 'self' | 'nobody' | 'namespace'
  /** Required owner of the data. Undefined if any owner is fine. */
  owner: number | undefined
  command: (program: string, args: string[]) => [string, string[]]
  options: SpawnOptions
}

/** Id of the unprivileged user that every Linux system has. */
const nobody = 65534

/** PostgreSQL must not inherit locale, time zone or PG* variables from the shell of the operator. */
const env =
  process.platform === 'win32' ? undefined : { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' }

export const runAsSelf: PostgresRunner = {
  name: 'self',
  owner: undefined,
  command: (program, args) => [program, args],
  options: { env, windowsHide: true },
}

export const runAsNobody: PostgresRunner = {
  ...runAsSelf,
  name: 'nobody',
  owner: nobody,
  options: { ...runAsSelf.options, uid: nobody, gid: nobody },
}

/** In a user namespace, root's files stay root's, but the program does not see itself as root. */
export const runInUserNamespace: PostgresRunner = {
  ...runAsSelf,
  name: 'namespace',
  owner: 0,
  command: (program, args) => ['unshare', ['--user', '--', program, ...args]],
}

export function canRun(runner: PostgresRunner, program: string, args: string[]): boolean {
  const [command, all] = runner.command(program, args)
  return spawnSync(command, all, { ...runner.options, cwd: '/', stdio: 'ignore' }).status === 0
}

export function spawnAs(runner: PostgresRunner, program: string, args: string[], options: SpawnOptions) {
  const [command, all] = runner.command(program, args)
  return spawn(command, all, { ...runner.options, ...options })
}
