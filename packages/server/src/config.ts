import { isIP } from 'node:net'
import path from 'node:path'
import { withoutEndSlashes } from '@little-dunes/domain/trim-end'
import { z } from 'zod'
import { editDistance } from '#catalogue/similar-names'
import { FAILPOINTS, WEBHOOK_FAILPOINTS } from '#payments/failpoints'
import type { WebhookAddresses } from '#shop'
import { StartError } from '#startup/start-error'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const onOrOff = (normally: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be "on" or "off"')
    .default(normally)
    .transform((value) => value === 'on')

const address = (protocols: RegExp, meaning: string) =>
  z.url({ protocol: protocols, error: `must be ${meaning}` })

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number up to 65535')

/** True for an IP address or a CIDR range. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/')
  const max = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return (
    max > 0 && rest.length === 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= max))
  )
}

/** All settings of the shop. `.env.example` explains them. */
const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  THEME: z.string().optional(),
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
    .refine(
      (value) => /^(on|off|\d+)$/i.test(value) || value.split(',').every(isNetwork),
      'must be "on", "off", the number of proxies or their addresses',
    )
    .default('off')
    .transform(readTrust),
  RATE_LIMIT: onOrOff('on'),
  SERVICE_WORKER: onOrOff('on'),
  SMTP_URL: address(/^smtps?$/, 'an address like smtps://user:password@mail.example:465').optional(),
  BOUNCE_ADDRESS: z.email('must be an address like bounces@shop.example').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters and digits')
    .optional(),
  PICTURE_JOB: onOrOff('on'),
  DEMO: onOrOff('on'),
  PAYMENTS: z.enum(['stripe', 'test', 'off'], 'must be "stripe", "test" or "off"').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_').optional(),
  STRIPE_API_URL: address(/^https?$/, 'an address like http://127.0.0.1:12111').optional(),
  TEST_PAYMENTS_PORT: port.optional(),
  TEST_PAYMENTS_URL: address(/^https?$/, 'an address like http://localhost:3001').optional(),
  PUSH_SERVICE_URL: address(/^https?$/, 'an address like http://127.0.0.1:12112').optional(),
  PAGES_URL: address(/^http$/, 'an address like http://127.0.0.1:5173').optional(),
  STOREFRONT_FOLDER: z.string().optional(),
  PHONE_CODES: z.enum(['files', 'off'], 'must be "files" or "off"').optional(),
  WEBHOOK_ADDRESSES: z.enum(['public', 'private'], 'must be "public" or "private"').optional(),
  CRASH_AT: z
    .enum([...FAILPOINTS, ...WEBHOOK_FAILPOINTS], 'must be a failpoint of a card payment')
    .optional(),
})

export type Config = Readonly<ReturnType<typeof readConfig>>

/** Reads all settings and reports all errors in one message. @throws StartError if a setting is invalid */
export function readConfig(environment: Record<string, string | undefined>, folder: string) {
  // An empty value in a settings file means "not set".
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = Settings.safeParse(values)
  const complaints = [...misspeltNames(values), ...(error ? complaintsAbout(error, values) : [])]
  if (!data || complaints.length > 0) throw new StartError(`Invalid settings:\n${complaints.join('\n')}`)
  return {
    isProduction: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    dataFolder: path.resolve(folder, data.DATA_DIR),
    themeFolder: data.THEME ? path.resolve(folder, data.THEME) : null,
    databaseUrl: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL && withoutEndSlashes(data.PUBLIC_URL),
    trustProxy: data.TRUST_PROXY,
    rateLimits: data.RATE_LIMIT,
    serviceWorker: data.SERVICE_WORKER,
    metricsToken: data.METRICS_TOKEN,
    smtpUrl: readSmtp(data),
    bounceAddress: data.BOUNCE_ADDRESS,
    pictureJob: data.PICTURE_JOB,
    demo: data.DEMO,
    payments: readPayments(data),
    pushService: data.PUSH_SERVICE_URL && withoutEndSlashes(data.PUSH_SERVICE_URL),
    phoneCodes: data.PHONE_CODES ?? (isPublic(data) ? 'off' : 'files'),
    webhookAddresses: readWebhookAddresses(data),
    // For `npm run dev`, where another process renders the pages.
    pagesUrl: data.NODE_ENV === 'development' ? data.PAGES_URL : undefined,
    // For tests that serve another build of the pages.
    storefrontFolder: data.STOREFRONT_FOLDER && path.resolve(folder, data.STOREFRONT_FOLDER),
    // For tests that kill the shop in the middle of a payment.
    crashAt: data.NODE_ENV === 'test' ? data.CRASH_AT : undefined,
  }
}

type SettingsData = z.infer<typeof Settings>

/** True for any address but this machine's own (RFC 6761, 6.3). */
const isElsewhere = (publicUrl: string): boolean =>
  !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname)

/** True in production or with a public address. */
const isPublic = ({ NODE_ENV, PUBLIC_URL }: SettingsData): boolean =>
  NODE_ENV === 'production' || (PUBLIC_URL !== undefined && isElsewhere(PUBLIC_URL))

/**
 * Card payments (D-50): Stripe with keys, otherwise the test provider, with which anyone can pay. In production and at
 * a public address the test provider must be requested explicitly.
 */
function readPayments(data: SettingsData) {
  const keys = readKeys(data)
  const mode = data.PAYMENTS ?? (keys ? 'stripe' : isPublic(data) ? 'off' : 'test')
  const { TEST_PAYMENTS_PORT, TEST_PAYMENTS_URL, STRIPE_API_URL } = data
  if (mode === 'test') return { kind: 'test', port: TEST_PAYMENTS_PORT, url: TEST_PAYMENTS_URL } as const
  if (mode === 'off') return { kind: 'off' } as const
  if (!keys) throw new StartError(`Invalid settings:\n  PAYMENTS=stripe needs ${KEYS}`)
  return { kind: 'stripe', keys, apiUrl: STRIPE_API_URL && withoutEndSlashes(STRIPE_API_URL) } as const
}

const readWebhookAddresses = (data: SettingsData): WebhookAddresses =>
  data.WEBHOOK_ADDRESSES ?? (isPublic(data) ? 'public' : 'local')

/** Links in emails need an address that visitors cannot forge. */
function readSmtp({ SMTP_URL, PUBLIC_URL }: SettingsData): string | undefined {
  if (SMTP_URL && !PUBLIC_URL) throw new StartError('Invalid settings:\n  SMTP_URL needs PUBLIC_URL')
  return SMTP_URL
}

const KEYS = 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET'

function readKeys(data: SettingsData) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = data
  const values = [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET].map(
    (key) => key?.trim() ?? '',
  )
  if (values.every((key) => key === '')) return null
  if (values.includes('')) throw new StartError(`Invalid settings:\n  Set all or none of ${KEYS}`)
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = values
  return { secretKey, publishableKey, webhookSecret }
}

function readTrust(value: string): boolean | number | string {
  if (/^(on|off)$/i.test(value)) return value.toLowerCase() === 'on'
  return /^\d+$/.test(value) ? Number(value) : value
}

/** Shorter names are too similar to many others. */
const LONG_ENOUGH = 8

/** Names with one wrong letter of an unset setting. Without this check the shop would open without it. */
function misspeltNames(values: Record<string, string | undefined>): string[] {
  const settings = Object.keys(Settings.shape)
  const free = settings.filter((name) => values[name] === undefined && name.length >= LONG_ENOUGH)
  return Object.keys(values).flatMap((name) => {
    const meant = settings.includes(name)
      ? undefined
      : free.find((setting) => editDistance(name.toUpperCase(), setting) <= 1)
    return meant ? [`  ${name} is not a setting. Did you mean ${meant}?`] : []
  })
}

/** Does not repeat the values of addresses and keys, which are secret or contain passwords. */
const complaintsAbout = (error: z.ZodError, values: Record<string, string | undefined>): string[] =>
  error.issues.map(({ path: [name], message }) => {
    const value = /_(URL|KEY|SECRET|TOKEN)$/.test(String(name)) ? '' : ` (received "${values[String(name)]}")`
    return `  ${String(name)} ${message}${value}`
  })
