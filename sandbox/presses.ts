/**
 * Says when the reader presses into the frame: only then may it take the focus. The page cannot see it by itself. The
 * listener comes before any program's, and a browser lets nobody forge `isTrusted`.
 */
export function tellPresses(port: MessagePort): void {
  const post = port.postMessage.bind(port)
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && post('pressed'), { capture: true })
}
