import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import type { FastifyInstance } from 'fastify'
import { precompress, sendPrecompressed } from '#http/precompressed-response'
import { NON_HTML_CSP } from '#http/security-headers'
import { getContentType } from '#pages/assets/asset-headers'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

const FOLDER = fileURLToPath(new URL('../../../storefront/manifests', import.meta.url))

/** Web app manifests with the shop's name and the theme's colours. A manifest file in the theme replaces them. */
export function manifestRoutes(app: FastifyInstance, shop: Pick<Shop, 'db' | 'theme'>): void {
  const { publicFolder = null } = shop.theme.base ?? {}
  for (const language of LANGUAGES) {
    const file = `${language}.webmanifest`
    if (publicFolder && existsSync(path.join(publicFolder, file))) continue
    app.get(`/${file}`, async (request, reply) => {
      const { [language]: name } = await readShopName(shop)
      const theme = await shop.theme.read()
      const house: unknown = JSON.parse(await readFile(path.join(FOLDER, file), 'utf8'))
      const manifest = { ...Object(house), name, short_name: name, ...theme?.manifestColours }
      const answer = await precompress({
        body: Buffer.from(JSON.stringify(manifest)),
        headers: {
          'content-type': getContentType(file),
          'cache-control': 'no-cache',
          'content-security-policy': NON_HTML_CSP,
        },
      })
      reply.hijack()
      sendPrecompressed(answer, request.raw, reply.raw)
    })
  }
}
