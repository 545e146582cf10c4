import { expect, test } from 'vitest'
import { withPosters } from '#home/films/with-posters'

const DEFAULTS = {
  film1: '/videos/morning-breeze.mp4',
  image1: '/pictures/video-1.avif',
  film2: '/videos/set-sail.mp4',
  image2: '/pictures/video-2.avif',
}

test('custom posters have one width, and films, links and default values are unchanged', () => {
  const hero = { image1: '/media/dawn.01234567.webp' }
  const videos = {
    film1: '/media/sea.01234567.mp4',
    image1: '/media/sea.01234567.webp',
    to1: '/boys',
    film2: '',
  }
  expect(withPosters({ changed: { hero, videos } }).changed).toEqual({
    hero,
    videos: { ...DEFAULTS, ...videos, image1: '/media/sea.01234567-1280.webp', film2: DEFAULTS.film2 },
  })
  expect(withPosters({ changed: {} }).changed).toEqual({ videos: DEFAULTS })
})

test('added films start with the default values, and removed films are not sent', () => {
  const videos = { films: '3,4', film4: '/media/sea.01234567.mp4', image4: '/media/sea.01234567.webp' }
  expect(withPosters({ changed: { videos } }).changed.videos).toEqual({
    films: '3,4',
    film3: DEFAULTS.film1,
    image3: DEFAULTS.image1,
    film4: videos.film4,
    image4: '/media/sea.01234567-1280.webp',
  })
})
