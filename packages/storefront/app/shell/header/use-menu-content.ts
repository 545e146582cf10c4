import { type Category, toSlug } from '@little-dunes/domain/catalogue/product'
import { getAges } from '@little-dunes/domain/catalogue/sizes'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'

export interface MenuContent {
  counts: WireFacets['departments']
  types: WireFacets['types']
  /** Age sizes. */
  ages: string[]
  /** Pictures: of the newest clothing, and of the newest other product. */
  clothing: string | undefined
  newest: string | undefined
}

/** Enough to find clothing and a second product among the newest. */
const PRODUCTS = 12

async function ask(audience: Category | ''): Promise<MenuContent | null> {
  const question = { limit: PRODUCTS, facets: '1' as const, ...(audience && { category: [audience] }) }
  const answer = await call('GET /api/product/list', question).catch(() => null)
  if (!answer?.success || !answer.facets) return null
  const { departments, types, sizes, sizeCounts } = answer.facets
  const withPicture = answer.products.filter(({ image }) => image[0])
  const clothes = new Set(types.filter(({ department }) => department === 'Clothing').map(({ slug }) => slug))
  const clothing = withPicture.find(({ subCategory }) => clothes.has(toSlug(subCategory)))
  return {
    counts: departments,
    types: types.filter(({ count }) => count > 0),
    ages: sizes.filter((size, place) => sizeCounts[place] && getAges(size)),
    clothing: clothing?.image[0],
    newest: withPicture.find((product) => product !== clothing)?.image[0],
  }
}

/** Fetched once per visit, because it rarely changes; a failed request is repeated at the next opening. */
const known = new Map<string, Promise<MenuContent | null>>()

export function useMenuContent(audience: Category | ''): MenuContent | null {
  const [content, setContent] = useState<MenuContent | null>(null)
  useEffect(() => {
    const asked = known.get(audience) ?? ask(audience)
    known.set(audience, asked)
    let isMounted = true
    void asked.then((answer) => {
      if (!answer) known.delete(audience)
      if (isMounted) setContent(answer)
    })
    return () => {
      isMounted = false
    }
  }, [audience])
  return content
}
