/** Converts an opaque hex or rgb color to `#rrggbb`, which `<input type="color">` needs; others give undefined. */
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

/** Returns the contrast ratio of two hex colors by WCAG 2. */
export function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Changes the HSL lightness by percentage points, as `lighten()` and `darken()` of Sass do. */
export function shiftLightness(hex: string, points: number): string {
  const [hue, saturation, lightness] = toHsl(hexToChannels(hex))
  return hexOf(
    fromHsl(hue, saturation, Math.min(1, Math.max(0, lightness + points / 100))).map(channel => channel * 255)
  )
}

const hexToChannels = (hex: string): number[] => [1, 3, 5].map(offset => parseInt(hex.slice(offset, offset + 2), 16))

const hexOf = (numbers: number[]): string =>
  `#${numbers.map(number => Math.round(number).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = hexToChannels(hex).map(channel => linearChannel(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linearChannel = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function toHsl(rgb: number[]): [hue: number, saturation: number, lightness: number] {
  const [red = 0, green = 0, blue = 0] = rgb.map(channel => channel / 255)
  const max = Math.max(red, green, blue)
  const spread = max - Math.min(red, green, blue)
  const lightness = max - spread / 2
  if (spread === 0) return [0, 0, lightness]
  const sector =
    max === red ? (green - blue) / spread : max === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return [(sector * 60 + 360) % 360, spread / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map(offset => {
    const position = (offset + hue / 30) % 12
    return lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1))
  })
}
