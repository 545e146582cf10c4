import { HomeBody } from '#home/home-body.tsx'
import { createIsland } from '#shell/island/create-island.tsx'

export const start = createIsland(HomeBody)
