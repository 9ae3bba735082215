/** `#rrggbb` of an opaque CSS colour in hex or rgb notation, what `<input type="color">` accepts; otherwise nothing. */
export function toHex(value: string): string | undefined {
  const text = value.trim().toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text)
  if (short)
    return `#${short
      .slice(1)
      .map(digit => digit + digit)
      .join('')}`
  if (/^#[\da-f]{6}$/.test(text)) return text
  const rgb = /^rgb\((\d+)[, ]+(\d+)[, ]+(\d+)\)$/.exec(text)
  return rgb ? hexOf(rgb.slice(1).map(Number)) : undefined
}

/** The contrast ratio of two hex colours, after WCAG 2. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `lighten()` and `darken()` of Sass: the lightness of HSL moves by so many points. */
export function shade(hex: string, points: number): string {
  const [hue, saturation, lightness] = toHsl(channels(hex))
  return hexOf(
    fromHsl(hue, saturation, Math.min(1, Math.max(0, lightness + points / 100))).map(channel => channel * 255)
  )
}

const channels = (hex: string): number[] => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16))

const hexOf = (numbers: number[]): string =>
  `#${numbers.map(number => Math.round(number).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(channel => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

function toHsl(rgb: number[]): [hue: number, saturation: number, lightness: number] {
  const [red = 0, green = 0, blue = 0] = rgb.map(channel => channel / 255)
  const max = Math.max(red, green, blue)
  const spread = max - Math.min(red, green, blue)
  const lightness = max - spread / 2
  if (spread === 0) return [0, 0, lightness]
  const turn =
    max === red ? (green - blue) / spread : max === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return [(turn * 60 + 360) % 360, spread / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map(offset => {
    const place = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  })
}
