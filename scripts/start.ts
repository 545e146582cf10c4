// `npm start`: builds what is missing or stale, then runs the shop in this process.
import { buildStorefront } from './storefront-build/build-storefront.ts'

if (await buildStorefront()) await import('@little-dunes/server/main')
else process.exitCode = 1
