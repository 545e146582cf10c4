import type { Catalogue } from '#platform/messages'

const english = {
  products: 'Products',
}

export const productMessages: Catalogue<typeof english> = { en: english }
