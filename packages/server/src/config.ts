import path from 'node:path'
import { z } from 'zod'
import { StartError } from '#platform/start-error'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const onOrOff = (normally: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be "on" or "off"')
    .default(normally)
    .transform((value) => value === 'on')

const address = (protocols: RegExp, meaning: string) =>
  z.url({ protocol: protocols, error: `must be ${meaning}` })

/** Every setting of the shop, as `.env.example` explains them. */
const Settings = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a port number')
    .default('3000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number up to 65535'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'an address like postgres://user:password@host:5432/database',
  ).optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be "production", "development" or "test"')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  PUBLIC_URL: address(/^https?$/, 'an address like https://shop.example').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|\d+|[\d.:a-f/, ]+)$/i, 'must be "on", "off", a number of proxies, or their addresses')
    .default('off')
    .transform(readTrust),
  RATE_LIMIT: onOrOff('on'),
  PICTURE_JOB: onOrOff('on'),
})

export type Config = Readonly<ReturnType<typeof readConfig>>

/** Reads all settings at once; whatever is wrong with any of them is named in one message. */
export function readConfig(environment: Record<string, string | undefined>, folder: string) {
  // An empty line in a settings file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = Settings.safeParse(given)
  if (error) throw new StartError(complaintAbout(error, given))
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: path.resolve(folder, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: data.TRUST_PROXY,
    rateLimits: data.RATE_LIMIT,
    pictureJob: data.PICTURE_JOB,
  }
}

function readTrust(value: string): boolean | number | string {
  if (/^(on|off)$/i.test(value)) return value.toLowerCase() === 'on'
  return /^\d+$/.test(value) ? Number(value) : value
}

/** The values of addresses are not repeated: they hold passwords. */
function complaintAbout(error: z.ZodError, given: Record<string, string | undefined>): string {
  const lines = error.issues.map(({ path: [name], message }) => {
    const value = String(name).endsWith('_URL') ? '' : ` (it is "${given[String(name)]}")`
    return `  ${String(name)} ${message}${value}`
  })
  return `Some settings are wrong:\n${lines.join('\n')}`
}
