import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isStartError } from '@little-dunes/server/startup/start-error'

/** Runs a command and returns its exit code. */
export type Command = (name: string, args: readonly string[]) => Promise<number>

const WRONG_USAGE = 64

/** A mistake in the arguments. The command prints its usage after the message. */
export class UsageError extends Error {}

interface CommandDefinition<Options extends NonNullable<ParseArgsConfig['options']>> {
  /** Arguments after the name of the command; several lines for several forms. */
  usage: string
  /** Printed below the usage. */
  details?: string
  options?: Options
  /** The largest number of arguments, 0 by default. */
  maxArguments?: number
  /** Exit code after an error, 1 by default. Wrong arguments exit with 64 (sysexits.h). */
  failure?: number
  /** A returned number is the exit code, 0 by default. */
  run(
    args: string[],
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
  ): Promise<number | undefined>
}

/** Declares a command: parses its arguments, and prints its help and errors. */
export function defineCommand<
  const Options extends NonNullable<ParseArgsConfig['options']> = Record<never, never>,
>({ usage, details, options, maxArguments = 0, failure = 1, run }: CommandDefinition<Options>): Command {
  return async (name, args) => {
    const forms = usage.split('\n').map((form) => `npx shop ${name} ${form}`.trimEnd())
    const help = `Usage: ${forms.join('\n       ')}${details ? `\n\n${details}` : ''}`
    try {
      const { values, positionals } = readArguments(args, options)
      if ('help' in values) {
        console.log(help)
        return 0
      }
      const surplus = positionals[maxArguments]
      if (surplus !== undefined) throw new UsageError(`Unexpected argument: ${surplus}`)
      return (await run(positionals, values)) ?? 0
    } catch (error) {
      if (error instanceof UsageError) {
        console.error(`${error.message}\n\n${help}`)
        return WRONG_USAGE
      }
      console.error(isStartError(error) ? error.message : error)
      return failure
    }
  }
}

function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options = {} as Options,
) {
  try {
    const help = { type: 'boolean', short: 'h' } as const
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...options, help } })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
