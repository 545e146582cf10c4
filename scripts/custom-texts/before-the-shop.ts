// Loaded before the server of `npm run dev`, which Node restarts after each change.
import { installCustomTexts } from './install-custom-texts.ts'

if (!(await installCustomTexts())) process.exit(1)
