import { expect, test } from 'vitest'
import { contentProblems, defaultFieldsOf } from '#content/content-fields'
import { isOfHiddenSlide, MOST_SLIDES, readSlides, withNewSlide } from '#content/content-parts'

test.each([
  ['2,1,3', ['2', '1', '3']],
  ['1,1,9,x,4', ['1', '4']],
  ['', ['1', '2']],
  [undefined, ['1', '2']],
])('slides are read from %s', (text, slides) => {
  expect(readSlides(text)).toEqual(slides)
})

test('a new slide has the lowest free number, and there are five at most', () => {
  expect(withNewSlide(['2', '1'])).toEqual(['2', '1', '3'])
  expect(withNewSlide(['2', '3'])).toEqual(['2', '3', '1'])
  expect(withNewSlide(['1', '2', '3', '4', '5'])).toBeNull()
  expect(MOST_SLIDES).toBe(5)
})

test('a slide wants its words once it is shown, and not before', () => {
  const fields = defaultFieldsOf('hero')
  expect(contentProblems('hero', fields)).toEqual({})
  const wanted = Object.keys(contentProblems('hero', { ...fields, slides: '1,2,3' }))
  expect(wanted).toEqual(['title3.en', 'text3.en', 'button3.en', 'picture3.en'])
  expect(contentProblems('hero', { ...fields, slides: '1', 'title2.en': '' })).toEqual({})
  expect(isOfHiddenSlide('videos', 'caption2', '1')).toBe(false)
})
