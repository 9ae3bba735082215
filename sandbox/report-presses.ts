/**
 * Reports pointer presses in the frame to the page, which cannot observe them and lets the frame take the focus after
 * one. The listener is added before any untrusted code runs, and `isTrusted` cannot be forged.
 */
export function reportPresses(port: MessagePort): void {
  const post = port.postMessage.bind(port)
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && post('pressed'), { capture: true })
}
