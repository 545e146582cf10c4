import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  FIRST_LANGUAGE,
  LANGUAGES,
  type Language,
  type MessagesByLanguage,
} from '@little-dunes/domain/i18n/languages'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inHtml } from '#emails/in-html'
import type { FastPath } from '#http/create-http-server'
import { createAssetHandler } from '#pages/assets/client-assets'
import type { OtherBuilds } from '#pages/assets/other-builds'
import { backofficeLanguage, chosenLanguage } from '#pages/backoffice/backoffice-language'
import { readShopLogo } from '#settings/read-shop-logo'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'
import { BACKOFFICE_SHEET, type Theme, themeAddress } from '#theme/theme'

export const BACKOFFICE_BUILD = fileURLToPath(new URL('../../../../backoffice/build', import.meta.url))

/** Style attributes size charts, uploads are previewed from memory, and a barcode reader may need WebAssembly. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Revalidated each time, so a tab opened tomorrow gets tomorrow's scripts. */
export const BACKOFFICE_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'x-robots-tag': 'noindex',
  vary: 'cookie, accept-language',
}

interface Build {
  language: Language
  html: string
  assets: FastPath
}

/** Null when the back office is not built in this language. */
async function openBuild(language: Language, root: string, otherBuilds: OtherBuilds): Promise<Build | null> {
  const folder = language === FIRST_LANGUAGE ? root : `${root}/${language}`
  const page = `${folder}/client/index.html`
  if (!existsSync(page)) return null
  const folders = { clientFolder: `${folder}/client`, compressedFolder: `${folder}/compressed` }
  return {
    language,
    html: await readFile(page, 'utf8'),
    assets: await createAssetHandler(folders, { base: BACKOFFICE, otherBuilds }),
  }
}

const TITLE = /<title>[^<]*<\/title>/

interface ShopLook {
  names: MessagesByLanguage<string>
  logo: string | undefined
}

/** Puts the name and logo of the shop in the page, where screens can read them before sign-in. */
function withShopLook(html: string, { names, logo }: ShopLook, language: Language): string {
  const metas = LANGUAGES.map(
    (one) => `<meta name="application-name" lang="${one}" content="${inHtml(names[one])}">`,
  )
  if (logo !== undefined) metas.push(`<meta name="shop-logo" content="${inHtml(logo)}">`)
  return html.replace(TITLE, () => `<title>${inHtml(names[language])}</title>${metas.join('')}`)
}

/** Adds the theme after the style sheets of the back office. */
const withAccents = (html: string, theme: Theme): string =>
  html.replace(
    '</head>',
    () => `<link rel="stylesheet" href="${themeAddress(theme, BACKOFFICE_SHEET)}"></head>`,
  )

export interface BackofficeParts {
  shop: Shop
  quick: FastPath[]
  otherBuilds: OtherBuilds
}

/** Serves files of the back office, and its page in the reader's language at every other address. */
export async function registerBackoffice(
  app: FastifyInstance,
  folder: string,
  { shop, quick, otherBuilds }: BackofficeParts,
): Promise<void> {
  const opened = await Promise.all(LANGUAGES.map((language) => openBuild(language, folder, otherBuilds)))
  const builds = opened.filter((build) => build !== null)
  const [first] = builds
  if (!first) return
  quick.push(...builds.map(({ assets }) => assets))

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const choice = chosenLanguage(request.url)
    if (choice)
      return reply
        .headers({ ...BACKOFFICE_HEADERS, 'set-cookie': choice.cookie })
        .redirect(choice.location, 303)
    const preferred = backofficeLanguage(request.headers)
    const { language, html } = builds.find((build) => build.language === preferred) ?? first
    const look = { names: await readShopName(shop), logo: await readShopLogo(shop) }
    const named = withShopLook(html, look, language)
    const theme = await shop.theme.read()
    return reply
      .headers({ ...BACKOFFICE_HEADERS, 'content-language': language })
      .type('text/html')
      .send(theme?.reachesBackoffice ? withAccents(named, theme) : named)
  }

  app.get(BACKOFFICE, async (request, reply) => sendPage(request, reply))
  app.get(`${BACKOFFICE}/*`, async (request, reply) => {
    if (builds.some(({ assets }) => assets(request.raw, reply.raw))) return reply.hijack()
    if (request.url.startsWith(`${BACKOFFICE}/assets/`)) return otherBuilds.send(request, reply)
    return sendPage(request, reply)
  })
}
