import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { languagePath } from '@little-dunes/domain/paths'
import type { MetaDescriptor } from 'react-router'
import { titleIn } from '#platform/head/page-title.tsx'
import { PAGE_LANGUAGE } from '#platform/messages'
import type { RootData } from '#platform/root-data'

export interface PreviewImage {
  path: string
  width: number
  height: number
  alt: string
}

export interface PageMeta {
  /** Without the name of the shop. */
  title: string
  description: string
  /** Canonical path of the page; null for a page that search engines must not index. */
  path: string | null
  /** The same page in other languages, when its path differs there. */
  paths?: Partial<Record<Language, string>> | undefined
  type?: 'website' | 'product'
  picture?: PreviewImage | null
}

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export const getRootData = (matches: Matches): Partial<RootData> | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined

/** The name of the shop in the language of the page. */
export const getShopName = (matches: Matches): string => getRootData(matches)?.settings?.shopName ?? ''

export const getPublicUrl = (matches: Matches): string | null => getRootData(matches)?.publicUrl ?? null

const property = (name: string, content: string): MetaDescriptor => ({ property: name, content })

/** The page in every language for search engines; English is the default. */
function alternates(path: string, paths: PageMeta['paths'], publicUrl: string): MetaDescriptor[] {
  const addressIn = (language: Language) => publicUrl + languagePath(language, paths?.[language] ?? path)
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [
    ...LANGUAGES.map((language) => link(`${language}-AE`, addressIn(language))),
    link('x-default', addressIn(FIRST_LANGUAGE)),
  ]
}

/** Search engines and previews ignore relative addresses: without a public address there are no tags. */
function addressTags({ path: here, paths, picture }: PageMeta, publicUrl: string | null): MetaDescriptor[] {
  if (publicUrl === null) return []
  const address = here === null ? null : publicUrl + languagePath(PAGE_LANGUAGE, here)
  return [
    ...(address === null ? [] : [{ tagName: 'link', rel: 'canonical', href: address }]),
    ...(here === null ? [] : alternates(here, paths, publicUrl)),
    ...(address === null ? [] : [property('og:url', address)]),
    ...(picture
      ? [
          property('og:image', publicUrl + picture.path),
          property('og:image:width', String(picture.width)),
          property('og:image:height', String(picture.height)),
          property('og:image:alt', picture.alt),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}

/** Tags for search engines and link previews. */
export function metaTags(words: PageMeta, matches: Matches): MetaDescriptor[] {
  const { description, type = 'website' } = words
  const shopName = getShopName(matches)
  const title = titleIn(shopName, words.title)
  return [
    { title },
    { name: 'description', content: description },
    property('og:site_name', shopName),
    property('og:locale', `${PAGE_LANGUAGE}_AE`),
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    ...addressTags(words, getPublicUrl(matches)),
  ]
}
