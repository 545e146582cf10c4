// `npm run --silent texts -- en > texts.en.json`: every text that a shop may say otherwise, as a file to begin with.
import { houseTexts } from '../../packages/design/vite/own-texts.ts'

const texts = houseTexts()
const languages = [...new Set(texts.map(({ language }) => language))]
const [language = ''] = process.argv.slice(2)
if (languages.includes(language)) {
  const said = texts.filter((text) => text.language === language)
  console.log(JSON.stringify(Object.fromEntries(said.map(({ key, text }) => [key, text])), null, 2))
} else {
  console.error(`Which language? npm run --silent texts -- ${languages.join('|')}`)
  process.exitCode = 1
}
