import { expect, test } from 'vitest'
import { detectGender } from '#catalogue/import/values/product-gender'

test.each([
  [['Vestido para Niña'], 'Girls'],
  [['Gimnasio para Niño'], 'Boys'],
  [['Shorts para niñas'], 'Girls'],
  [['Bicicleta para niños de 1 año y niñas'], 'Unisex'],
  [['Nebulizador para Bebés y Niños'], 'Unisex'],
  [["Boy's tee"], 'Boys'],
  [['Boyish charm'], 'Unisex'],
  [['Juego de alimentación'], 'Unisex'],
  [['niño niña', 'girl'], 'Unisex'],
  [['', 'femenino', 'boy'], 'Girls'],
  [['', '', 'male'], 'Boys'],
  [['', 'summer, boys'], 'Boys'],
  [[''], 'Unisex'],
] as const)('%j gives the category %s', (sources, category) => {
  expect(detectGender(sources)).toBe(category)
})
