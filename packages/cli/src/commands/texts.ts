import { defineCommand, UsageError } from '#define-command'
import { houseTexts } from '../../../design/vite/custom-texts.ts'

export const command = defineCommand({
  usage: 'LANGUAGE > texts.LANGUAGE.json',
  maxArguments: 1,
  details: 'Prints all texts with their keys. Keep only the lines you change.',
  async run([language = '']) {
    const texts = houseTexts()
    const languages = [...new Set(texts.map((text) => text.language))]
    if (!languages.includes(language)) throw new UsageError(`Missing language: ${languages.join(' or ')}.`)
    const said = texts.filter((text) => text.language === language)
    console.log(JSON.stringify(Object.fromEntries(said.map(({ key, text }) => [key, text])), null, 2))
  },
})
