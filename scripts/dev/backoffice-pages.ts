// The back office in one language for `npm run dev`: from its sources, with components exchanged in place.
import { readFile } from 'node:fs/promises'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { chosenLanguage } from '@little-dunes/server/pages/backoffice/backoffice-language'
import { BACKOFFICE_HEADERS } from '@little-dunes/server/pages/backoffice/register-backoffice'
import { reactRefresh } from './react-refresh.ts'
import { language, serveVite } from './vite-process.ts'

const base = language === FIRST_LANGUAGE ? `${BACKOFFICE}/` : `${BACKOFFICE}/${language}/`

await serveVite(
  base,
  async ({ url }, response, vite) => {
    for (const [name, value] of Object.entries(BACKOFFICE_HEADERS)) response.setHeader(name, value)
    const choice = chosenLanguage(url)
    if (choice) {
      response.writeHead(303, { 'set-cookie': choice.cookie, location: choice.location }).end()
      return
    }
    const html = await vite.transformIndexHtml('/index.html', await readFile('index.html', 'utf8'))
    response.setHeader('content-language', language)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  },
  [reactRefresh(base)],
)
