import type { IncomingMessage } from 'node:http'
import type { PrecompressedResponse } from '#http/precompressed-response'
import type { CspSources } from '#payments/provider'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE: CspSources = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  frame: [],
}
/** The same page; only for Google Ads tags. */
const GOOGLE_ADS: CspSources = {
  script: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  image: ['https://googleads.g.doubleclick.net', 'https://www.google.com'],
  connect: ['https://googleads.g.doubleclick.net', 'https://www.google.com'],
  frame: ['https://td.doubleclick.net'],
}
/** https://developers.facebook.com/docs/meta-pixel/get-started */
const META: CspSources = {
  script: ['https://connect.facebook.net'],
  image: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com'],
  frame: [],
}

/** Hosts of the configured measuring services; null without any. */
export async function measuringSources(shop: Pick<Shop, 'db'>): Promise<CspSources | null> {
  const [ids] = await shop.db
    .select({ google: shopSettings.googleTag, meta: shopSettings.metaPixel })
    .from(shopSettings)
  const isOfAds = ids?.google.startsWith('AW-') || ids?.google.startsWith('GT-')
  return mergeSources([ids?.google ? GOOGLE : null, isOfAds ? GOOGLE_ADS : null, ids?.meta ? META : null])
}

/** Combines all sources; null without any. */
export function mergeSources(several: readonly (CspSources | null)[]): CspSources | null {
  const some = several.filter((one) => one !== null)
  const all = (of: keyof CspSources) => some.flatMap((one) => one[of])
  return some.length === 0
    ? null
    : { script: all('script'), frame: all('frame'), connect: all('connect'), image: all('image') }
}

const POLICY = 'content-security-policy'
/** Set by the browser after consent (`consent-choice.ts` of the storefront). */
const AGREED = /(?:^|;\s*)measuring=agreed(?:;|$)/

const withHeader = (head: string[], name: string, value: string): string[] => {
  const place = head.indexOf(name)
  return place < 0 ? head : head.with(place + 1, value)
}

/**
 * Readers who agreed to measuring get the policy with the hosts of the services. It has another entity tag, so no
 * browser keeps the previous policy.
 */
export function pageFor(answer: PrecompressedResponse, { headers }: IncomingMessage): PrecompressedResponse {
  const { agreedPolicy } = answer
  if (agreedPolicy === undefined || !AGREED.test(headers.cookie ?? '')) return answer
  const etag = answer.etag.replace(/"$/, '-measuring"')
  const agreed = (head: string[]) => withHeader(withHeader(head, POLICY, agreedPolicy), 'etag', etag)
  const { br, gzip, identity } = answer.heads
  return {
    ...answer,
    etag,
    heads: { br: agreed(br), gzip: agreed(gzip), identity: agreed(identity) },
    unchangedHead: agreed(answer.unchangedHead),
  }
}
