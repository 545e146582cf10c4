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
    'page of home': home.unused.document,
    'list of products': products.unused.document,
    'page of a product': product.unused.document,
    'script before a page is used': Math.max(...pages.map(({ unused }) => unused.script)),
    'script of home': home.used.script,
    'script of the products page': products.used.script,
    'script of a product page': product.used.script,
    'styles of home': home.unused.stylesheet,
    'styles of the products page': products.unused.stylesheet,
    'styles of a product page': product.unused.stylesheet,
    fonts: Math.max(...pages.map(({ unused }) => unused.font)),
    'pictures of home': home.unused.image,
    'the largest film': Math.max(...films.map((film) => statSync(film).size)),
    'script of a screen of the staff': Math.max(
      ...backoffice.flatMap(({ scripts }) => Object.values(screenScripts(scripts))),
    ),
    'styles of the back office': Math.max(...backoffice.map(({ styles }) => styles)),
  }
}

const spent = await onFreshShop(spend)
for (const line of budgetLines(spent)) console.log(line)
process.exitCode = overspent(spent).length > 0 ? 1 : 0
