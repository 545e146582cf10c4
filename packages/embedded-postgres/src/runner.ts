import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'

/** As whom the database programs run: PostgreSQL refuses to run as root. */
export type PostgresRunner = {
  name: 'self' | 'nobody' | 'namespace'
  /** The user who must own the data; nothing to do when undefined. */
  owner: number | undefined
  command: (program: string, args: string[]) => [string, string[]]
  options: SpawnOptions
}

/** The unprivileged user of every Linux system. */
const nobody = 65534

/** PostgreSQL must not see the locale, time zone or PG* variables of whoever starts the shop. */
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

/** Root outside, nobody inside: the files stay root's, yet the program does not see itself as root. */
export const runInUserNamespace: PostgresRunner = {
  ...runAsSelf,
  name: 'namespace',
  owner: 0,
  command: (program, args) => ['unshare', ['--user', '--', program, ...args]],
}

/** Whether a program can be started this way on this machine. */
export function canRun(runner: PostgresRunner, program: string, args: string[]): boolean {
  const [command, all] = runner.command(program, args)
  return spawnSync(command, all, { ...runner.options, cwd: '/', stdio: 'ignore' }).status === 0
}

export function spawnAs(runner: PostgresRunner, program: string, args: string[], options: SpawnOptions) {
  const [command, all] = runner.command(program, args)
  return spawn(command, all, { ...runner.options, ...options })
}
