import { frameTexts } from './texts.ts'

/** What the frame's policy refuses is said where the reader looks, once: two policies refuse the same thing. */
export function tellRefusals(tell: (text: string) => void): void {
  const told = new Set<string>()
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const text = frameTexts().noNetwork(effectiveDirective, blockedURI)
    if (told.has(text)) return
    told.add(text)
    tell(text)
  })
}
