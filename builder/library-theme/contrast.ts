/** Returns the contrast ratio of two opaque hex colors as defined by WCAG 2. */
export function contrast(first = '', second = ''): number {
  const luminances = [luminance(first), luminance(second)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  if (!/^#[\da-f]{6}$/i.test(digits))
    throw new Error(`"${hex}" is not an opaque hex colour. Contrast is computed of those only.`)
  const channel = (at: number) => linear(parseInt(digits.slice(at, at + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
