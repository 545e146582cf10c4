import { ProductBody } from '#product/product-body.tsx'
import { createIsland } from '#shell/island/create-island.tsx'

export const start = createIsland(ProductBody)
