import { expect, test } from 'vitest'
import { arrivedUploads } from '#ui/upload/arrived-uploads'
import type { UploadState } from '#ui/upload/upload-store'

const getArrived = (...states: UploadState[]): number[] =>
  arrivedUploads(states.map((state, place) => ({ state, place: place + 1 }))).map(({ place }) => place)

test('a file waits for the files chosen before it, even when it finishes first', () => {
  expect(getArrived('sending', 'done')).toEqual([])
  expect(getArrived('done', 'interrupted', 'done')).toEqual([1])
  expect(getArrived('done', 'done', 'waiting')).toEqual([1, 2])
})

test('a failed file does not block the others', () => {
  expect(getArrived('failed', 'done')).toEqual([2])
  expect(getArrived('failed')).toEqual([])
})
