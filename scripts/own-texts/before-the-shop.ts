// Loaded before the server of `npm run dev`, which Node restarts after each change.
import { useOwnTexts } from './use-own-texts.ts'

if (!(await useOwnTexts())) process.exit(1)
