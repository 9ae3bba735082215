import type { FirstWindow } from '../shared/first.ts'

/**
 * A chunk waits for its sheets only when it is asked for the first time: whoever asks again would get it without the
 * sheet that failed. The ones that failed are known here, and asked for again.
 */
const failed = new Set<string>()

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.add(target.href)
      target.remove()
    },
    true
  )

/** Asked for by the page itself: it may have failed before anybody listened here. */
let early: Promise<unknown> | undefined

export async function failedSheetsAgain(): Promise<void> {
  if (typeof window === 'undefined') return
  early ??= (window as FirstWindow).__sheet?.catch(({ message }: Error) => failed.add(message))
  await early
  await Promise.all([...failed].map(askAgain))
}

const askAgain = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => {
      failed.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
