import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import { PictureRefused } from '#catalogue/import/pictures/fetch-picture'
import type { NamedPictures } from '#catalogue/import/pictures/named-pictures'
import { openPictureArchive } from '#catalogue/import/pictures/picture-archive'
import { openPictureFolder } from '#catalogue/import/pictures/picture-folder'
import { plainText } from '#catalogue/import/values/plain-text'

export interface PicturesByName {
  /** The picture with the last part of an address of the file. Throws `PictureRefused`. */
  fetch(address: string): Promise<Buffer>
  /** Pictures named after the product: its handle or an SKU, alone or with a number (`sun-hat-2.jpg`). */
  of(product: Pick<ImportedProduct, 'handle' | 'sku' | 'colours'>): string[]
  close(): Promise<void>
}

export async function openPictures(path: string): Promise<PicturesByName> {
  const isFolder = (await stat(path)).isDirectory()
  return picturesByName(await (isFolder ? openPictureFolder(path) : openPictureArchive(path)))
}

const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i
const NUMBER = /[-_ ](\d{1,3})$/

const getStem = (name: string): string => basename(name, extname(name))

export function picturesByName(pictures: NamedPictures): PicturesByName {
  const names = pictures.names.filter((name) => PICTURE.test(name) && !name.includes('__MACOSX/'))
  const byFile = Map.groupBy(names, (name) => toKey(basename(name)))
  const byStem = Map.groupBy(names, (name) => toKey(getStem(name)))
  const byProduct = Map.groupBy(names, (name) => toKey(getStem(name).replace(NUMBER, '')))
  const parseNumber = (name: string) => Number(NUMBER.exec(getStem(name))?.[1] ?? 0)
  return {
    async fetch(address) {
      const file = getFileName(address)
      const matched = byFile.get(toKey(file))?.[0] ?? byStem.get(toKey(getStem(file)))?.[0]
      if (matched === undefined) throw new PictureRefused('is not in the folder or ZIP file')
      return pictures.read(matched)
    },
    of({ handle, sku, colours }) {
      const skus = colours.flatMap(({ sizes }) => sizes.map(({ subSku }) => subSku))
      const keys = [...new Set([handle, sku, ...skus].map(toKey))]
      const matched = keys.flatMap((key) => [
        ...(byStem.get(key) ?? []),
        ...(byProduct.get(key) ?? []).toSorted((a, b) => parseNumber(a) - parseNumber(b)),
      ])
      return [...new Set(matched)].map((name) => basename(name))
    },
    close: () => pictures.close(),
  }
}

/** Ignores case and composes letters, since file systems store them differently. */
const toKey = (name: string): string => plainText(name).toLowerCase()

/** The last part of an address, or of a path from a spreadsheet. */
function getFileName(address: string): string {
  const path = /^https?:/i.test(address)
    ? (URL.parse(address)?.pathname ?? '')
    : address.replaceAll('\\', '/')
  try {
    return basename(decodeURIComponent(path))
  } catch {
    return basename(path)
  }
}
