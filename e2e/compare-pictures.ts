import type { Page } from '@playwright/test'

/**
 * A picture is compared by the mean color of its cells: other fonts, smoothing and compression change single pixels, a
 * missing row or border changes whole cells.
 */
const cell = 10
/** Difference of a channel, from 0 to 255, above which a cell counts as changed. */
const cellTolerance = 12
/** Share of changed cells above which a picture counts as changed. */
export const pictureTolerance = 0.02

/** Encodes a screenshot as WebP in the browser, in its own or in another size. */
export async function encodePicture(page: Page, screenshot: Buffer, scale = 1): Promise<Buffer> {
  const encode = async ({ png, scale }: { png: string; scale: number }) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), letter => letter.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })).arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  }
  return Buffer.from(await page.evaluate(encode, { png: screenshot.toString('base64'), scale }), 'base64')
}

/** Returns the share of changed cells; 1 for pictures of different sizes. */
export function comparePictures(page: Page, left: Buffer, right: Buffer): Promise<number> {
  return page.evaluate(
    async ({ images, cell, cellTolerance }) => {
      const [left, right] = await Promise.all(images.map(readCells))
      if (left!.length !== right!.length) return 1
      const isChanged = (channels: number[], index: number) =>
        channels.some((value, channel) => Math.abs(value - right![index]![channel]!) > cellTolerance)
      return left!.filter(isChanged).length / left!.length

      async function readCells(image: string): Promise<number[][]> {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(image), letter => letter.charCodeAt(0))]))
        const { width, height } = bitmap
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
        context.drawImage(bitmap, 0, 0)
        const { data } = context.getImageData(0, 0, width, height)
        const columns = Math.ceil(width / cell)
        const cells = Array.from({ length: columns * Math.ceil(height / cell) }, () => [0, 0, 0])
        for (let at = 0; at < data.length; at += 4) {
          const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
          const sums = cells[Math.floor(y / cell) * columns + Math.floor(x / cell)]!
          for (const channel of [0, 1, 2]) sums[channel]! += data[at + channel]! / (cell * cell)
        }
        return cells
      }
    },
    { images: [left, right].map(image => image.toString('base64')), cell, cellTolerance }
  )
}
