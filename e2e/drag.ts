import type { Locator } from '@playwright/test'

/** Drags the middle of `handle` to the right `by` pixels. */
export async function dragAcross(handle: Locator, by: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const box = (await handle.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const { mouse } = handle.page()
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + by, y, { steps: 5 })
  await mouse.up()
}
