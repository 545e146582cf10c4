import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { and, eq } from 'drizzle-orm'
import { products, variants } from '#catalogue/catalogue-tables'
import { Findings } from '#catalogue/import/findings'
import { withImportedAltTexts } from '#catalogue/import/imported-alt-texts'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import { loadExisting } from '#catalogue/import/load-existing'
import { fetchPicture, PictureRefused, PictureUnreachable } from '#catalogue/import/pictures/fetch-picture'
import type { ExistingProduct } from '#catalogue/import/plan/existing-product'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { type ReadingOptions, ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { normalizeForComparison } from '#catalogue/import/values/plain-text'
import type { Database } from '#shop'

/** Throws `PictureRefused` for a picture that cannot be fetched. */
export type PictureFetcher = (address: string) => Promise<Buffer>

export interface FetchPicturesOptions {
  /**
   * Stores a picture and returns its address in the shop, or refuses a file that is not a picture. `source` is the
   * address of its origin.
   */
  keep: (name: string, bytes: Buffer, source: string) => Promise<string>
  fetch?: PictureFetcher | undefined
  /** Finds picture addresses of a product for which the file names none. */
  find?: (product: ImportedProduct) => string[]
  reading?: ReadingOptions
  onProgress?: (fetched: FetchedPictures) => void
}

export interface FetchedPictures {
  saved: number
  failed: { address: string; reason: ImportReason | string }[]
}

/** Products fetched in parallel. Each requests one picture after another, so no server gets more requests than this. */
const AT_ONCE = 4
/** Pictures of one product of another system. Customers do not look through more. */
const MAX_PER_PRODUCT = 12
/** Consecutive failures after which a server is not tried again. */
const MAX_FAILURES = 5

/**
 * Fetches the pictures of the products of an imported file from their addresses there. Products and colours with
 * pictures keep them, so a second run continues where the first one ended.
 */
export async function fetchPictures(
  db: Database,
  openFile: OpenFile,
  {
    keep,
    fetch = fetchPicture,
    find = () => [],
    reading,
    onProgress = () => undefined,
  }: FetchPicturesOptions,
): Promise<FetchedPictures> {
  const fetched: FetchedPictures = { saved: 0, failed: [] }
  const take = politely(fetch)
  const next = readProducts(openFile, new ReadProgress(reading), new Findings())
  const work = async () => {
    for await (const read of next) {
      const product = read.pictures.length > 0 ? read : { ...read, pictures: find(read) }
      const existing = (await loadExisting(db, [product.handle])).get(product.handle)
      const missing = existing ? listMissingPictures(existing, product) : []
      if (!existing || missing.length === 0) continue
      const saved = await keepAll(product.handle, missing, take, keep, fetched)
      await showPictures(db, existing, product, saved)
      onProgress(fetched)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return fetched
}

/** Addresses for products and colours without pictures, those of the colours first. */
function listMissingPictures({ product, variants }: ExistingProduct, imported: ImportedProduct): string[] {
  const bare = variants.filter(({ images }) => images.length === 0).map(({ colorName }) => colorName)
  const ofColours = imported.colours.filter(({ colorName }) => bare.includes(colorName))
  const ofProduct = product.image.length === 0 ? imported.pictures : []
  const missing = [...new Set([...ofColours.flatMap(({ pictures }) => pictures), ...ofProduct])]
  return imported.isFromShop ? missing : missing.slice(0, MAX_PER_PRODUCT)
}

function politely(fetch: (address: string) => Promise<Buffer>): (address: string) => Promise<Buffer> {
  const failures = new Map<string, number>()
  return async (address) => {
    const host = URL.parse(address)?.host ?? ''
    if ((failures.get(host) ?? 0) >= MAX_FAILURES) throw new PictureRefused(importReason('picture_host'))
    try {
      const bytes = await fetch(address)
      failures.set(host, 0)
      return bytes
    } catch (error) {
      if (error instanceof PictureUnreachable) failures.set(host, (failures.get(host) ?? 0) + 1)
      throw error
    }
  }
}

/** Maps the address in the file to the address in the shop for every stored picture. */
async function keepAll(
  handle: string,
  missing: string[],
  take: (address: string) => Promise<Buffer>,
  keep: FetchPicturesOptions['keep'],
  fetched: FetchedPictures,
): Promise<Map<string, string>> {
  const saved = new Map<string, string>()
  for (const address of missing) {
    try {
      saved.set(address, await keep(pictureName(handle), await take(address), address))
      fetched.saved += 1
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      fetched.failed.push({ address, reason: error.reason })
    }
  }
  return saved
}

/** A handle may have letters of any script. The name of a picture is for people who open the folder. */
const pictureName = (handle: string): string =>
  normalizeForComparison(handle)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100) || 'picture'

async function showPictures(
  db: Database,
  existing: ExistingProduct,
  { pictures, colours, altTexts }: ImportedProduct,
  saved: Map<string, string>,
) {
  const toShopAddresses = (addresses: string[]) => addresses.flatMap((address) => saved.get(address) ?? [])
  const image = toShopAddresses(pictures)
  const toStoredAddress = (src: string) => saved.get(src) ?? null
  const texts = withImportedAltTexts(existing.product.altTexts, { altTexts, toStoredAddress })
  const isBare = existing.product.image.length === 0 && image.length > 0
  if (saved.size > 0)
    await db
      .update(products)
      .set({ altTexts: texts, ...(isBare && { image }) })
      .where(eq(products.id, existing.product.id))
  for (const { colorName, images } of existing.variants) {
    const colourPictures = toShopAddresses(
      colours.find((colour) => colour.colorName === colorName)?.pictures ?? [],
    )
    if (images.length > 0 || colourPictures.length === 0) continue
    const thisColour = and(eq(variants.productId, existing.product.id), eq(variants.colorName, colorName))
    await db.update(variants).set({ images: colourPictures }).where(thisColour)
  }
}
