import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { useEffect, useState } from 'react'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'

export type SubCategory = ReplyOf<'GET /api/staff/products/sub-categories'>['subCategories'][number]

const NONE: readonly SubCategory[] = []

/** Sub-categories of the shop's products; empty until loaded, and without the permission to read products. */
export function useSubCategories(): readonly SubCategory[] {
  const mayRead = usePermission('products:read')
  const [known, setKnown] = useState(NONE)
  useEffect(() => {
    if (!mayRead) return
    // Without them the screen still works: it offers no choice.
    load('GET /api/staff/products/sub-categories', {}).then(
      ({ subCategories }) => setKnown(subCategories),
      () => undefined,
    )
  }, [mayRead])
  return known
}

/** Sub-categories of these categories, or without any of all; each name once. */
export function subCategoriesIn(all: readonly SubCategory[], categories: readonly string[]): SubCategory[] {
  const among = all.filter(({ category }) => categories.length === 0 || categories.includes(category))
  return [...new Map(among.map((one) => [one.name, one])).values()]
}

/** A sub-category in the language of the screen. */
export const subCategoryLabel = (all: readonly SubCategory[], name: string): string =>
  all.find((one) => one.name === name)?.label ?? name
