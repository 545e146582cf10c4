// `npm run budgets`: bytes that pages make a phone fetch, and back-office screens a browser, compared with their
// limits; fails above a limit.
import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../find-chromium.ts'
import { onFreshShop } from '../on-fresh-shop.ts'
import { root } from '../run-tool.ts'
import { budgetLines, overspent, type Spent } from './budget-limits.ts'
import { measurePage } from './measure-page.ts'
import { readBuild, screenScripts } from './screen-scripts.ts'

const films = globSync(path.join(root, 'packages/storefront/public/**/*.{mp4,webm}'))

const BACKOFFICE_BUILDS = ['build', 'build/ar'].map((folder) =>
  path.join(root, 'packages/backoffice', folder, 'client'),
)

async function someProduct(url: string): Promise<string> {
  const response = await fetch(`${url}/api/product/list?limit=1`)
  const { products } = (await response.json()) as { products: { _id: string }[] }
  return `${url}/products/${products[0]?._id}`
}

async function spend(url: string): Promise<Spent> {
  const args = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  const home = await measurePage(browser, `${url}/`)
  const products = await measurePage(browser, `${url}/products`)
  const product = await measurePage(browser, await someProduct(url))
  await browser.close()
  const pages = [home, products, product]
  const backoffice = BACKOFFICE_BUILDS.map(readBuild)
  return {
    'home page': home.unused.document,
    'product list page': products.unused.document,
    'product page': product.unused.document,
    'script before interaction': Math.max(...pages.map(({ unused }) => unused.script)),
    'home page script': home.used.script,
    'product list script': products.used.script,
    'product page script': product.used.script,
    'home page styles': home.unused.stylesheet,
    'product list styles': products.unused.stylesheet,
    'product page styles': product.unused.stylesheet,
    fonts: Math.max(...pages.map(({ unused }) => unused.font)),
    'home page images': home.unused.image,
    'largest video': Math.max(...films.map((film) => statSync(film).size)),
    'back office screen script': Math.max(
      ...backoffice.flatMap(({ scripts }) => Object.values(screenScripts(scripts))),
    ),
    'back office styles': Math.max(...backoffice.map(({ styles }) => styles)),
  }
}

const spent = await onFreshShop(spend)
for (const line of budgetLines(spent)) console.log(line)
process.exitCode = overspent(spent).length > 0 ? 1 : 0
