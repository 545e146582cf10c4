import { setTimeout as delay } from 'node:timers/promises'

/** Addresses of all pictures of a page, in every width and format. */
async function picturesOn(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text()
  return [...new Set(html.match(/\/media\/[\w.-]+/g))].map((address) => new URL(address, page).href)
}

/** Until a picture is made, the shop sends the master for a minute at a time. */
const isMade = async (picture: string): Promise<boolean> =>
  (await fetch(picture)).headers.get('cache-control')?.includes('immutable') ?? false

/** Waits until the shop has made the pictures of these pages in every width, soon after its first start. */
export async function untilPicturesAreMade(pages: readonly string[], seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  for (const picture of new Set((await Promise.all(pages.map(picturesOn))).flat())) {
    while (!(await isMade(picture))) {
      if (Date.now() > deadline) throw new Error(`${picture} was not created within ${seconds} s`)
      await delay(500)
    }
  }
}
