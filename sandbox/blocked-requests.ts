import { frameTexts } from './texts.ts'

/** Reports requests that the frame's content policy blocks, each once: two policies block the same request. */
export function reportBlockedRequests(report: (text: string) => void): void {
  const reportedTexts = new Set<string>()
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const text = frameTexts().noNetwork(effectiveDirective, blockedURI)
    if (reportedTexts.has(text)) return
    reportedTexts.add(text)
    report(text)
  })
}
