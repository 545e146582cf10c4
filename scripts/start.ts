// `npm start`: builds what is missing or stale, then runs the shop in this process.
import { buildPages } from './pages-build/build-pages.ts'

if (await buildPages()) await import('@little-dunes/server/main')
else process.exitCode = 1
